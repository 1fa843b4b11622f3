import { readFileSync } from 'node:fs'
import { Finder } from '#docs/model/finder.ts'
import type { OperationEntry, Product, ProductSource } from '#docs/model/product.ts'
import type { TryOutOperation } from '#docs/model/try-out.ts'
import { readContract } from '#simulator/contract/read-contract.ts'
import { emptyProduct } from './sample-product.ts'

const file = `${import.meta.dirname}/../../src/generated/products/direct-carrier-billing/openapi.json`
const text = readFileSync(file, 'utf8')
const document = JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/'))

/** The tables of the simulator in the payment API. */
export const paymentContract = readContract(JSON.parse(text))

const isObject = (value: unknown): value is Record<string, never> => typeof value === 'object' && value !== null

/** The parts of the prepared payment API that TRY OUT reads. */
export function paymentSource(suffix = 'direct-carrier-billing'): ProductSource {
  return sourceOf({ suffix, title: 'Direct Carrier Billing', tryOut: 'engine', operations: operations() })
}

interface ProductContents {
  suffix: string
  title: string
  tryOut: Product['tryOut']
  operations: TryOutOperation[]
}

export function sourceOf({ suffix, title, tryOut, operations: all }: ProductContents): ProductSource {
  const entries = all.map(
    ({ id, method, path }): OperationEntry => ({
      id,
      kind: 'operation',
      method,
      path,
      summary: id,
      deprecated: false,
      packs: [0],
      lines: 10,
    }),
  )
  const product: Product = {
    ...emptyProduct,
    suffix,
    title,
    requestHeaders: headers().map((header) => ({ ...header, required: true, description: null })),
    groups: [{ id: 'all', name: 'All', description: null, operations: entries }],
    tryOut,
  }
  return {
    product,
    peek: () => undefined,
    load: () => Promise.reject(new Error('no packs')),
    loadFinder: async () => new Finder({ product, loadFindPart: async () => [] }, { entries: [] }),
    loadTryOut: async (id) => {
      const operation = all.find((each) => each.id === id)
      if (!operation) throw new Error(`Operation ${id} does not exist`)
      return operation
    },
    loadEngineContract: async () => (tryOut === 'engine' ? paymentContract : null),
    downloads: { yaml: '', json: '', markdown: '' },
  }
}

function headers() {
  return [
    { name: 'Content-Type', example: 'application/json' },
    { name: 'Authorization', example: 'Basic c2FuZGJveA==' },
    { name: 'X-Partner-ID', example: 'partner-1' },
    { name: 'X-Project-ID', example: 'project-1' },
    { name: 'X-Api-Key', example: 'sandbox_YOURKEY' },
  ]
}

function operations(): TryOutOperation[] {
  return Object.entries<Record<string, Described>>(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => tryOutOperation(path, method, operation)),
  )
}

/** The parts of an operation that are read from the file. */
interface Described {
  operationId?: string
  parameters?: TryOutOperation['parameters']
  requestBody?: { content: Record<string, { schema: unknown; examples?: Parameters<typeof examplesOf>[0] }> }
}

function tryOutOperation(path: string, method: string, operation: Described): TryOutOperation {
  const content = operation.requestBody?.content?.['application/json']
  const parameters = operation.parameters ?? []
  return {
    id: operation.operationId ?? '',
    method: method.toUpperCase(),
    path,
    parameters: parameters.map((parameter) => ({ ...parameter, schema: withDefinitions(parameter.schema) })),
    body: content
      ? {
          type: 'application/json',
          required: true,
          schema: withDefinitions(content.schema),
          examples: examplesOf(content.examples),
        }
      : null,
    responses: [],
  }
}

const withDefinitions = (schema: unknown) => ({
  ...(isObject(schema) ? schema : {}),
  $defs: document.components.schemas,
})

function examplesOf(examples: Record<string, { summary?: string; value: unknown }> = {}) {
  return Object.entries(examples).map(([name, { summary, value }]) => ({ name, summary: summary ?? null, value }))
}
