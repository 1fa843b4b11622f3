import type { Contract } from '#simulator/contract/contract.ts'
import type { ProductSource, TryOutOperation } from '#web/reference/model.ts'

export interface Loaded {
  operation: TryOutOperation
  /** Null where the product has no engine. */
  contract: Contract | null
}

const kept = new WeakMap<ProductSource, Map<string, Promise<Loaded>>>()

/** What one operation needs. The same promise each time, so that what is there already is shown at once. */
export function loaded(source: ProductSource, operationId: string): Promise<Loaded> {
  const ofSource = kept.get(source) ?? new Map<string, Promise<Loaded>>()
  kept.set(source, ofSource)
  const known = ofSource.get(operationId)
  if (known) return known
  const coming = load(source, operationId)
  ofSource.set(operationId, coming)
  // So that the next attempt fetches again.
  coming.catch(() => ofSource.delete(operationId))
  return coming
}

async function load(source: ProductSource, operationId: string): Promise<Loaded> {
  const [operation, contract] = await Promise.all([
    source.loadTryOut(operationId),
    source.product.tryOut === 'engine' ? source.loadEngineContract() : null,
  ])
  return { operation, contract: isContract(contract) ? contract : null }
}

function isContract(value: unknown): value is Contract {
  return typeof value === 'object' && value !== null && 'operations' in value && 'pricePoints' in value
}
