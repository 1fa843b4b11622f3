// Asks for each limit of a request whether the server has the same: a value at the limit passes, the next one does not.
import { type PlacedOperation, type Ref, resolve, type Schema } from '../../scripts/generate/openapi.ts'
import { compileBody, lineOf } from './check-answer.ts'
import type { Api, ExampleRequest } from './contract.ts'
import { type Check, type Subject, sendRaw } from './subject.ts'

interface Limit {
  /** Pointer of the field in the body, or of the query parameter. */
  field: string
  keyword: string
  /** The schema with the keyword. */
  node: object
  passes: unknown[]
  fails: unknown[]
}

export function limitChecks(subject: Subject, operation: PlacedOperation, request: ExampleRequest): Check[] {
  const { api } = subject
  const limits = [...limitsOfBody(api, operation, request), ...limitsOfQuery(api, operation)].map((limit) => ({
    ...limit,
    passes: limit.passes.filter((value) => !isRejectedByFile(api, operation, request, limit, value)),
  }))
  if (limits.length === 0) return []
  const run = async () =>
    (await Promise.all(limits.map((limit) => askLimit(subject, operation, request, limit)))).flat()
  return [{ name: 'has the limits of its fields', run }]
}

async function askLimit(
  subject: Subject,
  operation: PlacedOperation,
  request: ExampleRequest,
  { field, keyword, node, passes, fails }: Limit,
): Promise<string[]> {
  const isRejected = async (value: unknown) =>
    subject.names(
      await sendRaw(subject.url, operation, withValue(subject, operation, request, field, value)),
      field,
      keyword,
    )
  const wrong = async (values: unknown[], expected: boolean) => {
    const answers = await Promise.all(values.map(isRejected))
    return answers.some((isRejected) => isRejected !== expected)
  }
  const rule = `${keyword} of ${field}`
  return [
    ...((await wrong(passes, false))
      ? [lineOf(subject.api, operation, node, `${rule}: the server rejects an allowed value`)]
      : []),
    ...((await wrong(fails, true))
      ? [lineOf(subject.api, operation, node, `${rule}: the server accepts a forbidden value`)]
      : []),
  ]
}

/** A further rule may be stricter, for instance the one for phone numbers. */
function isRejectedByFile(
  api: Api,
  { requestBody }: PlacedOperation,
  { body }: ExampleRequest,
  { field, keyword }: Limit,
  value: unknown,
): boolean {
  const schema = requestBody && resolve(api.document, requestBody).content['application/json']?.schema
  if (!schema || field.startsWith(queryPlace)) return false
  const validate = compileBody(api, schema)
  validate(withField(Object(body), field, value))
  return (validate.errors ?? []).some((error) => error.instancePath === field && error.keyword === keyword)
}

function withField(body: object, field: string, value: unknown): object {
  const changed: Record<string, unknown> = structuredClone({ ...body })
  const keys = field.split('/').slice(1)
  const owner = keys.slice(0, -1).reduce<Record<string, unknown>>((at, key) => Object(at[key]), changed)
  owner[keys.at(-1) ?? ''] = value
  return changed
}

const queryPlace = '/query/'

/** An unknown property makes every request invalid, so that no request changes anything. */
function withValue(
  subject: Subject,
  operation: PlacedOperation,
  request: ExampleRequest,
  field: string,
  value: unknown,
) {
  const { params } = request
  const headers = subject.allowed(operation)
  if (field.startsWith(queryPlace)) {
    return {
      headers,
      params,
      query: `?surprise=1&${field.slice(queryPlace.length)}=${encodeURIComponent(String(value))}`,
    }
  }
  const body = withField({ ...Object(request.body), ...subject.surprise }, field, value)
  return { headers: { ...headers, 'Content-Type': 'application/json' }, params, body: JSON.stringify(body) }
}

function limitsOfBody(api: Api, { requestBody }: PlacedOperation, { body, contentType }: ExampleRequest): Limit[] {
  const schema = requestBody && resolve(api.document, requestBody).content['application/json']?.schema
  return schema && contentType === 'application/json' ? limitsOfProperties(api, schema, body, '') : []
}

function limitsOfProperties(api: Api, reference: Ref<Schema>, example: unknown, place: string): Limit[] {
  const { properties = {} } = resolve(api.document, reference)
  return Object.entries(properties).flatMap(([name, property]) =>
    limitsOfValue(api, property, Object(example)[name], `${place}/${name}`),
  )
}

/** Those of the first item of a list, too. */
function limitsOfValue(api: Api, reference: Ref<Schema>, example: unknown, place: string): Limit[] {
  const own = limitsOf(api, reference, example, place)
  if (typeof example !== 'object' || example === null) return own
  if (!Array.isArray(example)) return [...own, ...limitsOfProperties(api, reference, example, place)]
  const { items } = resolve(api.document, reference)
  const [first] = example
  return items && first !== undefined ? [...own, ...limitsOfValue(api, items, first, `${place}/0`)] : own
}

const limitsOfQuery = ({ document }: Api, operation: PlacedOperation): Limit[] =>
  operation.parameters
    .map((parameter) => resolve(document, parameter))
    .flatMap(({ name, in: place, schema }) =>
      place === 'query' && schema ? limitsOf({ document }, schema, undefined, `${queryPlace}${name}`) : [],
    )

/** Builds values from the keywords of a schema. An example gives the items of a list. */
function limitsOf(
  { document }: Pick<Api, 'document'>,
  reference: Ref<Schema>,
  example: unknown,
  field: string,
): Limit[] {
  const schema = resolve(document, reference)
  const { minLength, maxLength, minimum, maximum, maxItems, enum: values } = schema
  const row = (keyword: string, passes: unknown[], fails: unknown[]) => ({
    field,
    keyword,
    node: schema,
    passes,
    fails,
  })
  const item = Array.isArray(example) ? example[0] : undefined
  return [
    ...(isCount(minLength) && minLength > 0
      ? [row('minLength', ['a'.repeat(minLength)], ['a'.repeat(minLength - 1)])]
      : []),
    ...(isCount(maxLength) ? [row('maxLength', ['a'.repeat(maxLength)], ['a'.repeat(maxLength + 1)])] : []),
    ...(isCount(minimum) ? [row('minimum', [minimum], [minimum - 1])] : []),
    ...(isCount(maximum) ? [row('maximum', [maximum], [maximum + 1])] : []),
    ...(isCount(maxItems) && item !== undefined
      ? [row('maxItems', [Array(maxItems).fill(item)], [Array(maxItems + 1).fill(item)])]
      : []),
    ...(isTexts(values) ? [row('enum', values, ['another value'])] : []),
  ]
}

function isCount(value: unknown): value is number {
  return typeof value === 'number'
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string')
}
