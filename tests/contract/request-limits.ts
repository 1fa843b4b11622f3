// Lists the limits of a request's fields, each with values that it allows and values that it forbids.
import {
  asObject,
  type MediaObject,
  resolve,
  resolveSchema,
  type SchemaNode,
  type SchemaObject,
} from '#domain/openapi.ts'
import type { PlacedOperation } from '../../scripts/generate/openapi.ts'
import { compileBody } from './check-answer.ts'
import type { Api, ExampleRequest } from './contract.ts'

export interface Limit {
  /** Pointer of the field in the body, or of the query parameter. */
  field: string
  /** The field that a refusal names. */
  reportedField: string
  keyword: string
  /** The schema with the keyword. */
  node: object
  passes: unknown[]
  fails: unknown[]
}

/** A value inside the body of an example. */
interface Place {
  field: string
  example: unknown
  /** Where the variants of an object differ by this field, a refusal names the object. */
  discriminatorOf?: string | undefined
}

export const queryPlace = '/query/'

export const limitsOfRequest = (api: Api, operation: PlacedOperation, request: ExampleRequest): Limit[] => [
  ...limitsOfBody(api, operation, request),
  ...limitsOfQuery(api, operation),
]

/** The schema of the body in the media type of the example. */
export function bodySchemaOf(api: Api, { requestBody }: PlacedOperation, { contentType }: ExampleRequest) {
  if (!requestBody || contentType === undefined) return undefined
  const media: MediaObject | undefined = resolve(api.document, requestBody).content[contentType]
  return media?.schema
}

/** Leaves out values that the same keyword in another part of the schema rejects. */
function limitsOfBody(api: Api, operation: PlacedOperation, request: ExampleRequest): Limit[] {
  const schema = bodySchemaOf(api, operation, request)
  if (!schema) return []
  const { body } = request
  return limitsOfProperties(api, schema, { field: '', example: body }).map((limit) => ({
    ...limit,
    passes: limit.passes.filter((value) => !violatesSchema(api, schema, withField(body, limit.field, value), limit)),
  }))
}

function violatesSchema(api: Api, schema: SchemaNode, body: unknown, { field, keyword }: Limit): boolean {
  return partsOf(api, schema, body).some((part) => {
    const validate = compileBody(api, part)
    validate(body)
    return (validate.errors ?? []).some((error) => error.instancePath === field && error.keyword === keyword)
  })
}

function limitsOfProperties(api: Api, reference: SchemaNode, { field, example }: Place): Limit[] {
  const parts = partsOf(api, reference, example)
  const discriminators = parts.map(({ discriminator }) => Object(discriminator).propertyName)
  return parts.flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(([name, property]) =>
      limitsOfValue(api, property, {
        field: `${field}/${name}`,
        example: Object(example)[name],
        discriminatorOf: discriminators.includes(name) ? field : undefined,
      }),
    ),
  )
}

/** The schema, and what it adds for this example: the variant that fits, and the branch of a condition. */
function partsOf(api: Api, reference: SchemaNode, example: unknown): SchemaObject[] {
  const schema = resolveSchema(api.document, reference)
  const { allOf = [], oneOf = [], anyOf = [] } = schema
  const fits = (part: SchemaNode) => compileBody(api, asObject(part))(example)
  const branches = [...allOf, ...[...oneOf, ...anyOf].filter(fits), ...branchOf(schema, fits)]
  return [schema, ...branches.flatMap((branch) => partsOf(api, branch, example))]
}

function branchOf({ if: condition, ...schema }: SchemaObject, fits: (part: SchemaObject) => boolean): SchemaObject[] {
  if (!isSchema(condition)) return []
  const branch = fits(condition) ? schema.then : schema.else
  return isSchema(branch) ? [branch] : []
}

const isSchema = (value: unknown): value is SchemaObject => typeof value === 'object' && value !== null

/** The limits of a value. Of a list, also those of its first item. */
function limitsOfValue(api: Api, reference: SchemaNode, place: Place): Limit[] {
  const { field, example } = place
  const own = limitsOf(api, reference, place)
  if (typeof example !== 'object' || example === null || example instanceof File) return own
  if (!Array.isArray(example)) return [...own, ...limitsOfProperties(api, reference, place)]
  const { items } = resolveSchema(api.document, reference)
  const [first] = example
  return items && first !== undefined
    ? [...own, ...limitsOfValue(api, items, { field: `${field}/0`, example: first })]
    : own
}

const limitsOfQuery = ({ document }: Api, operation: PlacedOperation): Limit[] =>
  operation.parameters
    .map((parameter) => resolve(document, parameter))
    .flatMap(({ name, in: place, schema }) =>
      place === 'query' && schema
        ? limitsOf({ document }, schema, { field: `${queryPlace}${name}`, example: undefined })
        : [],
    )

/** Builds values from the keywords of a schema. An example gives the items of a list and the content of a file. */
function limitsOf({ document }: Pick<Api, 'document'>, reference: SchemaNode, place: Place): Limit[] {
  const schema = resolveSchema(document, reference)
  const { field, example, discriminatorOf } = place
  const row = (keyword: string, passes: unknown[], fails: unknown[]) => ({
    field,
    reportedField: field,
    keyword,
    node: schema,
    passes,
    fails,
  })
  if (discriminatorOf !== undefined)
    return [{ ...row('discriminator', [], ['another value']), reportedField: discriminatorOf }]
  const { minLength, maxLength, minimum, maximum, minItems, maxItems, enum: values } = schema
  const text = (length: number) => (example instanceof File ? fileOf(example, length) : 'a'.repeat(length))
  const item = Array.isArray(example) ? example[0] : undefined
  return [
    ...(isCount(minLength) && minLength > 0 ? [row('minLength', [text(minLength)], [text(minLength - 1)])] : []),
    ...(isCount(maxLength) ? [row('maxLength', [text(maxLength)], [text(maxLength + 1)])] : []),
    ...(isCount(minimum) ? [row('minimum', [minimum], [minimum - 1])] : []),
    ...(isCount(maximum) ? [row('maximum', [maximum], [maximum + 1])] : []),
    ...(isCount(minItems) && minItems > 0 && item !== undefined
      ? [row('minItems', [Array(minItems).fill(item)], [Array(minItems - 1).fill(item)])]
      : []),
    ...(isCount(maxItems) && item !== undefined
      ? [row('maxItems', [Array(maxItems).fill(item)], [Array(maxItems + 1).fill(item)])]
      : []),
    ...(isTexts(values) ? [row('enum', values, ['another value'])] : []),
    ...(schema.const === undefined ? [] : [row('const', [schema.const], ['another value'])]),
  ]
}

/** The example file, padded to `length` bytes. */
const fileOf = (example: File, length: number) =>
  new File([example, new Uint8Array(Math.max(0, length - example.size))], example.name, { type: example.type })

function isCount(value: unknown): value is number {
  return typeof value === 'number'
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string')
}

/** A copy of the body with another value in this field. */
export function withField(body: unknown, field: string, value: unknown): unknown {
  const [, key, ...below] = field.split('/')
  if (key === undefined) return value
  const rest = below.map((each) => `/${each}`).join('')
  const changed = withField(Object(body)[key], rest, value)
  return Array.isArray(body) ? body.with(Number(key), changed) : { ...Object(body), [key]: changed }
}
