import { isDeepStrictEqual } from 'node:util'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import ajvFormats from 'ajv-formats'
import { isObject } from '#domain/is-object.ts'
import {
  findJson,
  isJsonType,
  type MediaObject,
  type OperationObject,
  resolve,
  type SchemaNode,
} from '#domain/openapi.ts'
import { operationsBelow } from '#domain/openapi-operations.ts'
import type { CallResult, OperatorCall } from '#server/gateway/operator-connection.ts'
import type { ProductDocument } from '#server/gateway/products.ts'
import { GatewayRefusal } from '#server/gateway/refusals.ts'

type ExampleAnswer = Pick<CallResult, 'status' | 'body' | 'result' | 'trace'>

/** An answer of the specification. */
interface Documented {
  status: number
  /** Undefined for an answer without a body. */
  example?: { name: string; value: unknown } | undefined
}

/** The operation as the specification describes it. */
interface Operation {
  /** Names and values of the examples of a request. The name of a plain `example` is empty. */
  requests: [name: string, value: unknown][]
  /** Undefined for a body that matches. */
  bodyProblem: (body: unknown) => string | undefined
  /** Successes first. */
  answers: Documented[]
}

/**
 * Answers calls with the examples of a product's specification: a request example with the answer of the same name, other
 * requests with the first success, and a body that does not match with the documented 400 or 422. As with a mock, the
 * header `Prefer: code=403, example=wifi` chooses another answer.
 */
export class ExampleAnswers {
  readonly #document: ProductDocument
  readonly #operations: Map<string, Operation>

  constructor(document: ProductDocument) {
    this.#document = document
    this.#operations = new Map(
      operationsBelow(document.paths, '#/paths').flatMap(({ operation }) =>
        operation.operationId ? [[operation.operationId, readOperation(document, operation)]] : [],
      ),
    )
  }

  answer({ operation, body, prefer }: Pick<OperatorCall, 'operation' | 'body' | 'prefer'>): ExampleAnswer {
    const described = this.#operations.get(operation)
    if (!described) throw new Error(`The specification has no operation '${operation}'`)
    const preferred = prefer === undefined ? undefined : findPreferred(described, prefer)
    if (preferred) return this.#answerWith(preferred, 'The header Prefer chose this example.')
    const problem = described.bodyProblem(body)
    if (problem !== undefined) {
      const refusal = described.answers.find(({ status }) => status === 400 || status === 422)
      if (!refusal) throw new GatewayRefusal('request-unreadable')
      return this.#answerWith(refusal, `The body does not match its schema: ${problem}.`)
    }
    const [sent] = described.requests.find(([, value]) => isDeepStrictEqual(value, body)) ?? []
    const same = sent && described.answers.find(({ example }) => example?.name === sent)
    if (same) return this.#answerWith(same, `The request is the example ${sent}, and so is the answer.`)
    const [first = { status: 200 }] = described.answers.filter(({ status }) => status < 400)
    return this.#answerWith(first, 'This is the first example of a success.')
  }

  #answerWith({ status, example }: Documented, reason: string): ExampleAnswer {
    return { status, body: example?.value, result: this.#resultOf(status, example?.value), trace: [reason] }
  }

  /** The row that the body names by its code; without a code the only row of the status. */
  #resultOf(status: number, body: unknown): ExampleAnswer['result'] {
    const rows = (this.#document['x-result-codes'] ?? []).filter(({ httpStatus }) => httpStatus === status)
    const code = codeIn(body)
    const row = code === undefined ? rows.length === 1 && rows[0] : rows.find((each) => each.code === code)
    return row ? { resultCode: row.code, statusCode: row.statusCode } : null
  }
}

const codeIn = (body: unknown): unknown => (isObject(body) ? (body.resultCode ?? body.code) : undefined)

function readOperation(document: ProductDocument, { requestBody, responses = {} }: OperationObject): Operation {
  const body = requestBody && resolve(document, requestBody)
  const isAlwaysJson = body !== undefined && Object.keys(body.content).every(isJsonType)
  const answers = Object.entries(responses).flatMap(([status, response]) => {
    const examples = examplesIn(document, resolve(document, response).content)
    const number = Number(status.replace(/xx/i, '00'))
    if (!Number.isInteger(number)) return []
    if (examples.length === 0) return [{ status: number }]
    return examples.map(([name, value]) => ({ status: number, example: { name, value } }))
  })
  return {
    requests: examplesIn(document, body?.content),
    bodyProblem: bodyCheck(document, findJson(body?.content)?.schema, body?.required === true && isAlwaysJson),
    answers: answers.toSorted((one, other) => one.status - other.status),
  }
}

type Content = Record<string, MediaObject>

function examplesIn(document: ProductDocument, content: Content | undefined): [name: string, value: unknown][] {
  const media = findJson(content)
  if (!media) return []
  if (media.example !== undefined) return [['', media.example]]
  return Object.entries(media.examples ?? {}).map(([name, example]) => [name, resolve(document, example).value])
}

/** Compiled with the first call, since few products are called. */
function bodyCheck(
  document: ProductDocument,
  schema: SchemaNode | undefined,
  required: boolean,
): Operation['bodyProblem'] {
  let validate: ValidateFunction | undefined
  return (body) => {
    if (body === undefined) return required ? 'it is missing or no JSON' : undefined
    if (schema === undefined) return undefined
    validate ??= compile(document, schema)
    return validate(body) ? undefined : describe(validate)
  }
}

function compile(document: ProductDocument, schema: SchemaNode): ValidateFunction {
  const ajv = new Ajv2020({ strict: false, logger: false, validateSchema: false })
  ajvFormats.default(ajv)
  const placed: SchemaNode = JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"product#/'))
  return ajv.addSchema(document, 'product').compile(placed)
}

function describe({ errors }: ValidateFunction): string {
  const [error] = errors ?? []
  return `${error?.instancePath || 'the body'} ${error?.message ?? 'is not valid'}`
}

/** `Prefer: code=403, example="first call"`, in either order; undefined for an answer that the operation does not have. */
function findPreferred({ answers }: Operation, prefer: string): Documented | undefined {
  const status = /\bcode=(\d{3})\b/.exec(prefer)?.[1]
  const [, quoted, name = quoted] = /\bexample=(?:"([^"]+)"|([\w.-]+))/.exec(prefer) ?? []
  if (status === undefined && name === undefined) return undefined
  return answers.find(
    (each) =>
      (status === undefined || each.status === Number(status)) && (name === undefined || each.example?.name === name),
  )
}
