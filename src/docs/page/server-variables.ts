import { useMemo } from 'react'
import type { ChosenServers, VariableValues } from '#docs/model/address.ts'
import { withExamples } from '#docs/model/call-values.ts'
import type { CallContext, Product } from '#docs/model/product.ts'
import { parseJson } from '#domain/parse-json.ts'
import { storedText } from './stored-text.ts'

const stores = new Map<string, ReturnType<typeof storedText>>()

/** JSON in local storage, and its setter. */
function useStored<T>(key: string, read: (value: unknown) => T): [T, (value: T) => void] {
  const store = stores.get(key) ?? storedText(key)
  stores.set(key, store)
  const text = store.use()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` never changes
  const value = useMemo(() => read(parseJson(text ?? '')), [text])
  return [value, (next) => store.set(JSON.stringify(next))]
}

const asVariables = (value: unknown): VariableValues =>
  Object.fromEntries(Object.entries(value ?? {}).map(([name, each]) => [name, String(each)]))

const asServers = (value: unknown): ChosenServers => (Array.isArray(value) ? value.map(String) : [])

/** The reader's values of a product's server variables. */
export const useServerVariables = (suffix: string) => useStored(`docs.server.${suffix}`, asVariables)

/** The servers that the reader has chosen for a product. */
export const useChosenServers = (suffix: string) => useStored(`docs.servers.${suffix}`, asServers)

/** The values of samples and TRY OUT: the reader's, else those of the file. */
export function useCallContext(product: Product, readers?: CallContext): CallContext {
  const [variables] = useServerVariables(product.suffix)
  const [chosen] = useChosenServers(product.suffix)
  return useMemo(() => withExamples(readers, product, variables, chosen), [readers, product, variables, chosen])
}
