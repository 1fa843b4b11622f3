import { concreteType } from '#docs/model/call-values.ts'
import type { ProductSource } from '#docs/model/product.ts'
import type { Snippet } from '#docs/model/snippet.ts'
import type { TryOutOperation } from '#docs/model/try-out.ts'
import { type Contract, isOperationId } from '#simulator/contract/contract.ts'

/** What the form of an operation needs. */
export interface Loaded {
  operation: TryOutOperation
  /** Null for operations without a simulator. */
  contract: Contract | null
  /** The code of a call with a body of this type; of one without a body for ''. */
  snippetsOf: (type: string) => Snippet[]
}

/** Products with more operations load only those that are opened. */
const maxPreloaded = 40

/** Preloads the operations of a product with at most `maxPreloaded`, so that TRY OUT works offline. */
export async function preload(source: ProductSource): Promise<void> {
  const operations = source.product.groups.flatMap((group) => group.operations)
  const few = operations.length > maxPreloaded ? [] : operations.filter(({ kind }) => kind === 'operation')
  const contract = source.product.tryOut === 'engine' ? [source.loadEngineContract()] : []
  const packs = new Set(few.flatMap(({ packs: [own = 0] }) => own))
  await Promise.allSettled([
    ...contract,
    ...few.map(({ id }) => source.loadTryOut(id)),
    ...[...packs].map((pack) => source.load(pack)),
  ])
}

const cache = new WeakMap<ProductSource, Map<string, Promise<Loaded>>>()

/** Loads one operation. Returns the same promise each time, so that loaded ones render at once. */
export function loadOnce(source: ProductSource, operationId: string): Promise<Loaded> {
  const ofSource = cache.get(source) ?? new Map<string, Promise<Loaded>>()
  cache.set(source, ofSource)
  const cached = ofSource.get(operationId)
  if (cached) return cached
  const loading = load(source, operationId)
  ofSource.set(operationId, loading)
  return loading
}

/** Failures are cached too, so that an offline page does not request for ever; this clears one for a retry. */
export function clearLoaded(source: ProductSource, operationId: string): void {
  cache.get(source)?.delete(operationId)
}

async function load(source: ProductSource, operationId: string): Promise<Loaded> {
  const [operation, contract, snippetsOf] = await Promise.all([
    source.loadTryOut(operationId),
    source.product.tryOut === 'engine' ? source.loadEngineContract() : null,
    loadSnippets(source, operationId),
  ])
  return { operation, contract: isOperationId(operationId) && isContract(contract) ? contract : null, snippetsOf }
}

/** The form works without the code sample. */
async function loadSnippets(source: ProductSource, operationId: string): Promise<Loaded['snippetsOf']> {
  const entries = source.product.groups.flatMap(({ operations }) => operations)
  const [own] = entries.find(({ id }) => id === operationId)?.packs ?? []
  if (own === undefined) return () => []
  const pack = await source.load(own).catch(() => null)
  const { snippets = [], otherSnippets = {} } = pack?.operations[operationId] ?? {}
  const others = Object.entries(otherSnippets)
  return (type) => others.find(([range]) => concreteType(range) === type)?.[1] ?? snippets
}

function isContract(value: unknown): value is Contract {
  return typeof value === 'object' && value !== null && 'operations' in value && 'pricePoints' in value
}
