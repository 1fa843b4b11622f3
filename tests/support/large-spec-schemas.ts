export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

/** Schemas shared by every resource. */
export const sharedSchemas = {
  Problem: {
    type: 'object',
    required: ['code', 'message'],
    properties: {
      code: {
        type: 'string',
        enum: ['NOT_FOUND', 'INVALID', 'CONFLICT', 'FORBIDDEN'],
        description: 'What went wrong.',
      },
      message: { type: 'string', description: 'The same in words.' },
      causes: { type: 'array', description: 'What led to it.', items: ref('Problem') },
    },
  },
  Money: {
    type: 'object',
    required: ['amount', 'currency'],
    properties: {
      amount: { type: 'string', pattern: '^\\d+\\.\\d{2}$', description: 'A decimal number.' },
      currency: { type: 'string', minLength: 3, maxLength: 3, description: 'ISO 4217 code.' },
    },
  },
  Unit: {
    type: 'object',
    description: 'A part of the organisation; units hold units.',
    required: ['id'],
    properties: {
      id: { type: 'string', format: 'uuid' },
      name: { type: ['string', 'null'], maxLength: 80 },
      parent: ref('Unit'),
      units: { type: 'array', items: ref('Unit') },
      contact: ref('Contact'),
    },
  },
  Contact: {
    description: 'Contact details.',
    oneOf: [ref('MailContact'), ref('PhoneContact'), ref('UnitContact')],
    discriminator: {
      propertyName: 'kind',
      mapping: { mail: '#/components/schemas/MailContact', phone: '#/components/schemas/PhoneContact' },
    },
  },
  MailContact: contact('mail', { address: { type: 'string', format: 'email' } }),
  PhoneContact: contact('phone', { number: { type: 'string', pattern: '^\\+\\d{8,15}$' } }),
  UnitContact: contact('unit', { unit: ref('Unit') }),
}

function contact(kind: string, properties: object): object {
  return { type: 'object', required: ['kind'], properties: { kind: { type: 'string', const: kind }, ...properties } }
}

/** The schemas of one resource. */
export function schemasOf(name: string, noun: string, index: number): Record<string, unknown> {
  return {
    [`${name}State`]: {
      type: 'string',
      description: `Where the ${noun} stands.`,
      enum: ['DRAFT', 'OPEN', 'CLOSED', `HELD_${index % 7}`],
    },
    [`${name}Draft`]: {
      type: 'object',
      description: `A ${noun} as it is asked for.`,
      required: ['title', 'price'],
      additionalProperties: false,
      properties: {
        title: { type: 'string', minLength: 1, maxLength: 40 + (index % 60), description: 'A name for people.' },
        price: ref('Money'),
        owner: ref('Unit'),
        lines: { type: 'array', maxItems: 50, description: 'What it is made of.', items: ref(`${name}Line`) },
        labels: {
          type: 'object',
          description: 'Words of your own.',
          additionalProperties: { type: 'string', maxLength: 30 },
        },
        terms: deep(noun, 5),
        policy: ref(`${name}Policy`),
      },
    },
    [name]: {
      description: `A ${noun}.`,
      allOf: [
        ref(`${name}Draft`.replace('Draft', 'Base')),
        {
          type: 'object',
          required: ['state'],
          properties: {
            state: ref(`${name}State`),
            related: { type: 'array', items: ref(name) },
            contact: ref('Contact'),
          },
        },
      ],
    },
    [`${name}Base`]: {
      type: 'object',
      required: ['id', 'created'],
      properties: {
        id: { type: 'string', format: 'uuid', readOnly: true, description: 'Given by the platform.' },
        created: { type: 'string', format: 'date-time', readOnly: true },
        title: { type: 'string', description: 'A name for people.' },
        price: ref('Money'),
        owner: ref('Unit'),
        lines: { type: 'array', items: ref(`${name}Line`) },
      },
    },
    [`${name}Line`]: {
      type: 'object',
      required: ['quantity'],
      properties: {
        quantity: { type: 'integer', exclusiveMinimum: 0, maximum: 1000 },
        price: ref('Money'),
        parts: { type: 'array', description: 'Lines within the line.', items: ref(`${name}Line`) },
        note: { type: ['string', 'null'], maxLength: 200, examples: [`For the ${noun}`] },
      },
    },
    [`${name}Policy`]: policy(noun, index),
    [`${name}Closing`]: {
      type: 'object',
      required: ['reason'],
      properties: {
        reason: { type: 'string', enum: ['DONE', 'MISTAKE', 'DOUBLE'] },
        at: { type: 'string', format: 'date-time', description: 'Now, unless it says otherwise.' },
        by: ref('Unit'),
      },
    },
  }
}

/** Nested objects. */
function deep(noun: string, depth: number): object {
  const inside = depth === 0 ? {} : { next: deep(noun, depth - 1) }
  return {
    type: 'object',
    description: `Terms of the ${noun}, level ${depth}.`,
    properties: {
      clause: { type: 'string', description: 'Its words.' },
      days: { type: 'integer', minimum: depth },
      ...inside,
    },
  }
}

const rules = [
  ...[
    'notice',
    'renewal',
    'deposit',
    'late payment',
    'cancellation',
    'transfer',
    'liability',
    'warranty',
    'privacy',
    'audit',
  ],
  ...[
    'escalation',
    'discount',
    'rounding',
    'taxation',
    'currency',
    'delivery',
    'return',
    'inspection',
    'insurance',
    'archive',
  ],
]

/** Many properties with long descriptions, as in specifications of large companies. */
function policy(noun: string, index: number): object {
  const properties = rules.map((rule, place) => [
    rule.replaceAll(' ', '_'),
    {
      type: ['string', 'integer', 'boolean'][(place + index) % 3],
      description: `What holds for the ${rule} of a ${noun}. It is agreed when the ${noun} is opened, and may be changed with notice of ${(place % 4) + 1} weeks. Where nothing is agreed, the general terms hold.`,
    },
  ])
  return {
    type: 'object',
    title: `Policy of the ${noun}`,
    description: `The rules that were agreed for the ${noun}.`,
    properties: Object.fromEntries(properties),
  }
}
