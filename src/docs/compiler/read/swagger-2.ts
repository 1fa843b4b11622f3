import { upgradeFromTwoToThree } from '@scalar/openapi-upgrader/2.0-to-3.0'
import { httpMethods } from '#domain/http-methods.ts'
import { isObject } from '#domain/is-object.ts'
import { lookUp } from '#domain/json-pointer.ts'
import type { Finding } from './document-error.ts'

/** The rule of the warning about a converted file. */
export const conversionRule = 'swagger-2.0'

/** Converts Swagger 2.0 to OpenAPI 3.0; undefined for another document. */
export function convertSwagger(root: unknown, warn: (problem: Finding) => void): Record<string, unknown> | undefined {
  if (!isObject(root) || !/^2(\.0)?$/.test(`${root.swagger}`)) return undefined
  const message = 'is Swagger 2.0, which is converted to OpenAPI 3.0: positions of other problems may be nearby ones'
  warn({ rule: conversionRule, pointer: '#/swagger', message })
  const written = structuredClone(root)
  prepare(written)
  const { openapi, ...converted } = upgradeFromTwoToThree({ ...written, swagger: '2.0' })
  addFormExamples(written, converted)
  return { openapi, ...converted }
}

type Fields = Record<string, unknown>

const objectsIn = (value: unknown): Fields[] => (Array.isArray(value) ? value : []).filter(isObject)

function* operationsOf(root: Fields): Generator<{ path: string; method: string; item: Fields; operation: Fields }> {
  for (const [path, item] of Object.entries(isObject(root.paths) ? root.paths : {})) {
    if (!isObject(item)) continue
    for (const method of httpMethods) {
      const operation = item[method]
      if (isObject(operation)) yield { path, method, item, operation }
    }
  }
}

const isOfBody = (parameter: Fields) => parameter.in === 'formData' || parameter.in === 'body'

/** Writes explicitly what the converter would lose. */
function prepare(root: Fields): void {
  writeDiscriminators(root)
  const shared = isObject(root.parameters) ? Object.values(root.parameters) : []
  const items = Object.values(isObject(root.paths) ? root.paths : {}).filter(isObject)
  const ofOperations = [...operationsOf(root)].map(({ operation }) => operation)
  for (const place of [...items, ...ofOperations]) copyBodies(root, place)
  if (ofOperations.some(({ produces }) => produces !== undefined)) writeMediaTypes(root, ofOperations)
  const lists = [...items, ...ofOperations].map(({ parameters }) => objectsIn(parameters))
  for (const parameter of [...objectsIn(shared), ...lists.flat()]) completeParameter(parameter)
  // The converter reads the body from the operation only.
  for (const { item, operation } of operationsOf(root)) {
    const own = objectsIn(operation.parameters)
    const inherited = objectsIn(item.parameters).filter(
      (each) => isOfBody(each) && !own.some((other) => other.in === each.in && other.name === each.name),
    )
    if (inherited.length > 0) operation.parameters = [...own, ...inherited]
  }
}

/** The part of the file that an object refers to with `$ref`. */
function referred(root: Fields, reference: unknown): Fields | undefined {
  if (!isObject(reference) || typeof reference.$ref !== 'string' || !reference.$ref.startsWith('#/')) return undefined
  const found = lookUp(root, reference.$ref)
  return isObject(found) ? found : undefined
}

/** In the place of references to bodies and form fields, which the converter leaves among the parameters. */
function copyBodies(root: Fields, place: Fields): void {
  if (!Array.isArray(place.parameters)) return
  place.parameters = place.parameters.map((each) => {
    const parameter = referred(root, each)
    return parameter && isOfBody(parameter) ? structuredClone(parameter) : each
  })
}

/** The converter prefers the media types of the file to those of the operation, and knows one list for shared responses. */
function writeMediaTypes(root: Fields, operations: Fields[]): void {
  for (const operation of operations) {
    operation.produces ??= root.produces
    if (!isObject(operation.responses)) continue
    const responses = Object.entries(operation.responses).map(([status, response]) => {
      const shared = referred(root, response)
      return [status, shared ? structuredClone(shared) : response]
    })
    operation.responses = Object.fromEntries(responses)
  }
  delete root.produces
}

function completeParameter(parameter: Fields): void {
  if (parameter.in === 'formData' && parameter.type === 'array') parameter.collectionFormat ??= 'csv'
  if (parameter.in !== 'body') parameter.example ??= parameter['x-example']
  if (parameter.example === undefined) delete parameter.example
}

/** The name of a property becomes an object, everywhere but in data. */
function writeDiscriminators(node: unknown): void {
  if (Array.isArray(node)) node.forEach(writeDiscriminators)
  if (!isObject(node)) return
  if (typeof node.discriminator === 'string') node.discriminator = { propertyName: node.discriminator }
  for (const [name, part] of Object.entries(node)) {
    if (!/^(example|examples|default|enum|x-.*)$/.test(name)) writeDiscriminators(part)
  }
}

/** The converter drops the examples of form fields. */
function addFormExamples(written: Fields, converted: Fields): void {
  const bodies = new Map([...operationsOf(converted)].map((each) => [`${each.method} ${each.path}`, each.operation]))
  for (const { path, method, operation } of operationsOf(written)) {
    const fields = objectsIn(operation.parameters).filter(
      (each) => each.in === 'formData' && each.example !== undefined,
    )
    const { requestBody } = bodies.get(`${method} ${path}`) ?? {}
    const content = isObject(requestBody) && isObject(requestBody.content) ? Object.values(requestBody.content) : []
    for (const media of content.filter(isObject)) {
      const properties = isObject(media.schema) && isObject(media.schema.properties) ? media.schema.properties : {}
      for (const { name, example } of fields) {
        const property = properties[String(name)]
        if (isObject(property)) property.example ??= example
      }
    }
  }
}
