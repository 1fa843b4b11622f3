import { type OpenApiDocument, resolve, resolveSchema, type SchemaNode, type SchemaObject } from '#domain/openapi.ts'
import type { Rule, Subject } from './rule.ts'

interface Input {
  name: string
  schema: SchemaObject
  required: boolean
}

/** Every value of a request: parameters, the body, and the properties inside them, each with its path. */
function inputsOf({ document, operation }: Subject): Input[] {
  const parameters = operation.parameters.flatMap((reference): Input[] => {
    const { name, in: within, schema } = resolve(document, reference)
    return schema ? walk(document, schema, `${within} parameter ${name}`, false, []) : []
  })
  const body = operation.requestBody ? resolve(document, operation.requestBody).content : {}
  const bodies = Object.values(body).flatMap(({ schema }) => (schema ? walk(document, schema, 'body', false, []) : []))
  return [...parameters, ...bodies]
}

function walk(
  document: OpenApiDocument,
  value: SchemaNode,
  name: string,
  required: boolean,
  trail: SchemaObject[],
): Input[] {
  const schema = resolveSchema(document, value)
  if (trail.includes(schema)) return []
  const down = (part: SchemaNode, place: string, must: boolean) => walk(document, part, place, must, [...trail, schema])
  return [
    { name, schema, required },
    ...Object.entries(schema.properties ?? {}).flatMap(([key, property]) =>
      down(property, `${name}/${key}`, schema.required?.includes(key) ?? false),
    ),
    ...(schema.items ? down(schema.items, `${name}/*`, false) : []),
    ...[...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].flatMap((part) =>
      down(part, name, false),
    ),
  ]
}

const limits = [
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'enum',
  'const',
]

/** Without a message in the specification, the caller would get Ajv's. */
export const messagePerLimit: Rule = (subject) =>
  inputsOf(subject).flatMap(({ name, schema, required }) =>
    [...limits.filter((limit) => limit in schema && schema[limit] !== 'binary'), ...(required ? ['required'] : [])]
      .filter((limit) => !Object(schema['x-messages'])[limit])
      .map((limit) => ({ place: name, message: `has the limit ${limit} without a message: add x-messages.${limit}` })),
  )

export const moreThanBlanks: Rule = (subject) =>
  inputsOf(subject)
    .filter(({ schema, required }) => required && schema.format === 'plain-text' && 'minLength' in schema)
    .filter(({ schema }) => new RegExp(String(schema.pattern ?? '')).test('  '))
    .map(({ name }) => ({ place: name, message: 'accepts blanks as a text: add pattern: *not-blank, with a message' }))

/** The server rejects unknown properties, so every object of a request must be closed. */
export const closedBody: Rule = (subject) =>
  inputsOf(subject)
    .filter(({ schema }) => schema.properties && schema.additionalProperties !== false)
    .filter(({ schema }) => schema.unevaluatedProperties !== false)
    .map(({ name }) => ({ place: name, message: 'is open: add additionalProperties: false' }))
