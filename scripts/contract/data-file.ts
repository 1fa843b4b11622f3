import { isObject } from '#domain/is-object.ts'
import type { ExampleRequest } from '../../tests/contract/contract.ts'
import { Ending } from './ending.ts'
import { type Fields, fieldsIn, readFields, refuseOthers } from './read-file.ts'

interface OperationData {
  path: Fields
  query: Fields
  /** Missing: the example of the specification. */
  body?: unknown
}

/** The tester's own values. */
export interface TestData {
  /** For every parameter of that name, in paths, queries and required headers. */
  parameters: Fields
  /** By operationId. */
  operations: Record<string, OperationData>
}

export const noData: TestData = { parameters: {}, operations: {} }

/** Reads the file of --data. `known` are the operationIds of the specifications. */
export function readDataFile(file: string, known: string[]): TestData {
  const fields = readFields(file, ['parameters', 'operations'])
  const operations = fieldsIn(file, fields, 'operations')
  const unknown = Object.keys(operations).find((id) => !known.includes(id))
  if (unknown !== undefined) {
    throw new Ending('usage', `${file}: no specification that is asked has an operation ${unknown}.`)
  }
  return {
    parameters: fieldsIn(file, fields, 'parameters'),
    operations: Object.fromEntries(Object.keys(operations).map((id) => [id, dataOf(`${file}: ${id}`, operations, id)])),
  }
}

function dataOf(place: string, operations: Fields, id: string): OperationData {
  const fields = fieldsIn(place, operations, id)
  refuseOthers(place, fields, ['path', 'query', 'body'])
  return {
    path: fieldsIn(place, fields, 'path'),
    query: fieldsIn(place, fields, 'query'),
    ...('body' in fields && { body: fields.body }),
  }
}

/** An example request with the tester's values, and whether the file names its operation. */
export function withData(data: TestData, id: string, example: ExampleRequest) {
  const own = data.operations[id]
  const path = { ...chosen(data.parameters, Object.keys(example.params)), ...own?.path }
  const query = { ...chosen(data.parameters, Object.keys(example.query ?? {})), ...own?.query }
  const hasQuery = example.query !== undefined || Object.keys(query).length > 0
  const request: ExampleRequest = {
    ...example,
    params: { ...example.params, ...path },
    query: hasQuery ? { ...example.query, ...query } : undefined,
    body: own && 'body' in own ? merged(example.body, own.body) : example.body,
  }
  return { request, isNamed: own !== undefined }
}

const chosen = (values: Fields, names: string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))

/** Fields of the body that the tester leaves out come from the example. */
const merged = (example: unknown, own: unknown) => (isObject(example) && isObject(own) ? { ...example, ...own } : own)
