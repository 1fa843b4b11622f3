import { useMemo } from 'react'
import type { VariableValues } from '#docs/model/address.ts'
import { withExamples } from '#docs/model/call-values.ts'
import type { CallContext, Product } from '#docs/model/product.ts'
import { type StoredText, storedText } from './stored-text.ts'

const stores = new Map<string, StoredText>()

/** The reader's values of a product's server variables, and their setter. */
export function useServerVariables(suffix: string): [VariableValues, (values: VariableValues) => void] {
  const store = stores.get(suffix) ?? storedText(`docs.server.${suffix}`)
  stores.set(suffix, store)
  const text = store.use()
  const values = useMemo(() => parse(text), [text])
  return [values, (next) => store.set(JSON.stringify(next))]
}

function parse(text: string | null): VariableValues {
  try {
    return Object.fromEntries(Object.entries(JSON.parse(text ?? '{}')).map(([name, value]) => [name, String(value)]))
  } catch {
    return {}
  }
}

/** The values of samples and TRY OUT: the reader's, else those of the file. */
export function useCallContext(product: Product, known?: CallContext): CallContext {
  const [variables] = useServerVariables(product.suffix)
  return useMemo(() => withExamples(known, product, variables), [known, product, variables])
}
