/** How a difference affects programs that were written for the version before. */
export type Kind = 'breaking' | 'additive' | 'text'

/** A caller sends the request, the API the response. In callbacks and webhooks the two change places. */
export type Direction = 'request' | 'response'

/** Fewer values are valid, or more. */
export type Move = 'narrowed' | 'widened'

/** Parts of a schema of which fewer or more values can become valid. */
export const aspects = {
  type: 'the type of a value',
  format: 'the format of a value',
  enum: 'the list of valid values',
  limit: 'a length, a number or a count',
  pattern: 'the pattern of a text',
  choice: 'the alternatives of a value',
  required: 'the properties that are required',
  'other-properties': 'properties that the schema does not name',
} as const

type Aspect = keyof typeof aspects
type AspectRule = `${Direction}-${Aspect}-${Move}`

interface Rule {
  kind: Kind
  /** A sentence of the published table. */
  means: string
}

const breaking = (means: string) => ({ kind: 'breaking', means }) as const
const additive = (means: string) => ({ kind: 'additive', means }) as const
const text = (means: string) => ({ kind: 'text', means }) as const

const namedRules = {
  'operation-removed': breaking('An operation is gone.'),
  'operation-added': additive('There is a new operation.'),
  'operation-id-changed': breaking('An operation has another id, so generated clients use another name.'),
  'deprecation-added': additive('An operation, a parameter or a property is now deprecated.'),
  'deprecation-removed': text('An operation, a parameter or a property is no longer deprecated.'),
  'server-removed': breaking('The API is no longer at an address.'),
  'server-added': additive('The API has a further address.'),
  'security-narrowed': breaking('Callers need different credentials, or another role or scope.'),
  'security-widened': additive('Further credentials or roles are accepted, or fewer scopes are needed.'),
  'security-scheme-changed': breaking('A credential is sent in another way.'),
  'rate-limit-lowered': breaking('Fewer calls are allowed per period (x-rate-limits).'),
  'rate-limit-raised': additive('More calls are allowed per period (x-rate-limits).'),
  'parameter-removed': breaking('A parameter is gone.'),
  'parameter-added': additive('There is a new optional parameter.'),
  'required-parameter-added': breaking('There is a new parameter, and it is required.'),
  'parameter-became-required': breaking('A parameter is required now.'),
  'parameter-became-optional': additive('A parameter is optional now.'),
  'parameter-style-changed': breaking('The value of a parameter is written in another way.'),
  'request-body-removed': breaking('An operation no longer accepts a body.'),
  'request-body-added': additive('An operation accepts an optional body now.'),
  'request-body-became-required': breaking('A body is required now.'),
  'request-body-became-optional': additive('A body is optional now.'),
  'request-media-type-removed': breaking('A body of this media type is no longer accepted.'),
  'request-media-type-added': additive('A body of a further media type is accepted.'),
  'success-removed': breaking('A success status is no longer returned.'),
  'failure-removed': additive('A failure status is no longer returned.'),
  'status-added': additive('A further status is returned.'),
  'response-media-type-removed': breaking('An answer no longer comes in this media type.'),
  'response-media-type-added': additive('An answer comes in a further media type.'),
  'response-header-removed': breaking('A header of an answer is gone.'),
  'response-header-added': additive('An answer has a further header.'),
  'response-header-became-optional': breaking('A header of an answer may be missing now.'),
  'response-header-became-required': additive('A header of an answer is always there now.'),
  'request-property-removed': breaking('A property of a request is gone.'),
  'request-property-added': additive('A request has a further, optional property.'),
  'response-property-removed': breaking('A property of an answer is gone.'),
  'response-property-added': additive('An answer has a further property.'),
  'request-default-changed': breaking('The default of an omitted value changed.'),
  'request-schema-changed': breaking('A condition of a request changed in a way that no other rule describes.'),
  'response-schema-changed': breaking('A condition of an answer changed in a way that no other rule describes.'),
  'text-changed': text('Titles, descriptions, examples or x- fields changed.'),
} satisfies Record<string, Rule>

export type RuleId = keyof typeof namedRules | AspectRule

/** Every rule. A narrower request and a wider answer break programs. */
export const rules: Record<RuleId, Rule> = {
  ...namedRules,
  ...(Object.fromEntries(aspectRules()) as Record<AspectRule, Rule>),
}

function* aspectRules(): Generator<[string, Rule]> {
  for (const [aspect, words] of Object.entries(aspects)) {
    for (const direction of ['request', 'response'] as const) {
      for (const move of ['narrowed', 'widened'] as const) {
        const values = move === 'narrowed' ? 'Fewer values' : 'More values'
        const means = `${values} are valid in ${direction === 'request' ? 'a request' : 'an answer'}: ${words}.`
        yield [`${direction}-${aspect}-${move}`, { kind: kindOf(direction, move), means }]
      }
    }
  }
}

export function breakingMove(direction: Direction): Move {
  return direction === 'request' ? 'narrowed' : 'widened'
}

function kindOf(direction: Direction, move: Move): Kind {
  return move === breakingMove(direction) ? 'breaking' : 'additive'
}
