// Validates every example of a specification against its schema.
import Ajv2020, { type ErrorObject } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { formats } from '#domain/formats/formats.ts'
import { isObject } from '#domain/is-object.ts'
import { lookUp, pointerTo, stepsOf } from '#domain/json-pointer.ts'
import { isReference, methods, type OpenApiDocument } from '#domain/openapi.ts'

/** An example with its place in the specification and the pointer of its schema. */
export interface PlacedExample {
  /** The operation or schema that contains it. */
  owner: string
  /** For instance 'request body, application/json, example token'. */
  place: string
  value: unknown
  schema: string
}

type Steps = (string | number)[]

/** Every example of the operations, followed by the examples in named schemas. */
export function examplesIn(document: OpenApiDocument): PlacedExample[] {
  const inOperations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      if (!operation) return []
      const owner = operation.operationId ?? `${method.toUpperCase()} ${path}`
      const steps = ['paths', path, method]
      const shared = parametersAt(document, ['paths', path, 'parameters'])
      return [...shared, ...inOperation(document, steps)].map((example) => ({ ...example, owner }))
    }),
  )
  const inSchemas = Object.keys(document.components?.schemas ?? {}).flatMap((name) =>
    inSchema(document, ['components', 'schemas', name]).map((example) => ({ ...example, owner: `schema ${name}` })),
  )
  return [...inOperations, ...inSchemas]
}

type Unowned = Omit<PlacedExample, 'owner'>

function inOperation(document: OpenApiDocument, steps: Steps): Unowned[] {
  const body = follow(document, [...steps, 'requestBody'])
  const answers = namesAt(document, [...steps, 'responses']).flatMap((status) => {
    const answer = follow(document, [...steps, 'responses', status])
    const headers = namesAt(document, [...answer, 'headers']).flatMap((name) =>
      atSchema(document, follow(document, [...answer, 'headers', name]), `answer ${status}, header ${name}`),
    )
    return [...headers, ...mediaAt(document, answer, `answer ${status}`)]
  })
  return [...parametersAt(document, [...steps, 'parameters']), ...mediaAt(document, body, 'request body'), ...answers]
}

function parametersAt(document: OpenApiDocument, steps: Steps): Unowned[] {
  return namesAt(document, steps).flatMap((index) => {
    const parameter = follow(document, [...steps, index])
    const { in: within, name } = objectAt(document, parameter)
    const place = `${within} parameter ${name}`
    return [...atSchema(document, parameter, place), ...mediaAt(document, parameter, place)]
  })
}

const mediaAt = (document: OpenApiDocument, steps: Steps, place: string): Unowned[] =>
  namesAt(document, [...steps, 'content']).flatMap((type) =>
    atSchema(document, [...steps, 'content', type], `${place}, ${type}`),
  )

/** Reads `example` and `examples` of an object that also has a `schema`. */
function atSchema(document: OpenApiDocument, steps: Steps, place: string): Unowned[] {
  const owner = objectAt(document, steps)
  if (!('schema' in owner)) return []
  const schema = pointerTo([...steps, 'schema'])
  const only = 'example' in owner ? [{ place: `${place}, example`, value: owner.example, schema }] : []
  const named = namesAt(document, [...steps, 'examples']).flatMap((name) => {
    const example = objectAt(document, follow(document, [...steps, 'examples', name]))
    return 'value' in example ? [{ place: `${place}, example ${name}`, value: example.value, schema }] : []
  })
  return [...only, ...named]
}

/** Examples and defaults of a schema and its subschemas. Does not follow references. */
function inSchema(document: OpenApiDocument, steps: Steps, place = 'itself'): Unowned[] {
  const schema = lookUp(document, pointerTo(steps))
  if (Array.isArray(schema))
    return schema.flatMap((_, index) => inSchema(document, [...steps, index], `${place}/${index}`))
  if (!isObject(schema)) return []
  const values = [
    ...('example' in schema ? [{ name: 'example', value: schema.example }] : []),
    ...(Array.isArray(schema.examples)
      ? schema.examples.map((value: unknown, at) => ({ name: `examples ${at}`, value }))
      : []),
    ...('default' in schema ? [{ name: 'default', value: schema.default }] : []),
  ]
  const own = values.map(({ name, value }) => ({ place: `${place}, ${name}`, value, schema: pointerTo(steps) }))
  const within = Object.keys(schema)
    .filter(
      (key) => !['example', 'examples', 'default', 'const', 'enum', 'required'].includes(key) && !key.startsWith('x-'),
    )
    .flatMap((key) =>
      ['properties', 'patternProperties', '$defs', 'dependentSchemas'].includes(key)
        ? namesAt(document, [...steps, key]).flatMap((name) =>
            inSchema(document, [...steps, key, name], `${place}/${name}`),
          )
        : inSchema(document, [...steps, key], `${place}/${key}`),
    )
  return [...own, ...within]
}

const namesAt = (document: OpenApiDocument, steps: Steps): string[] => {
  const value = lookUp(document, pointerTo(steps))
  return typeof value === 'object' && value !== null ? Object.keys(value) : []
}

const objectAt = (document: OpenApiDocument, steps: Steps): Record<string, unknown> => {
  const value = lookUp(document, pointerTo(steps))
  return isObject(value) ? value : {}
}

/** Follows references. */
function follow(document: OpenApiDocument, steps: Steps): Steps {
  const value = lookUp(document, pointerTo(steps))
  return isReference(value) ? follow(document, stepsOf(value.$ref)) : steps
}

/** Describes every invalid example. */
export function exampleFindings(document: OpenApiDocument, examples = examplesIn(document)): string[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true, logger: false, validateSchema: false, formats })
  addFormats.default(ajv, ['uuid', 'date-time', 'date', 'time', 'uri', 'email', 'binary', 'int32', 'int64'])
  ajv.addSchema({ ...document, $id: 'specification' })
  return examples.flatMap(({ owner, place, value, schema }) => {
    const validate = ajv.getSchema(`specification${encodeURI(schema)}`)
    if (!validate) return [`${owner}: ${place}: its schema ${schema} does not compile`]
    if (validate(value)) return []
    return [`${owner}: ${place}: ${(validate.errors ?? []).map(describeError).join('; ')}`]
  })
}

const describeError = ({ instancePath, message, params }: ErrorObject) =>
  `${instancePath || 'the value'} ${message} ${JSON.stringify(params)}`
