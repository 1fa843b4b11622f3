import type { Operation, Pack } from './product.ts'
import type { Snippet } from './snippet.ts'

interface WithSamples<Samples> extends Omit<Operation, 'snippets' | 'otherSnippets'> {
  snippets: Samples
  otherSnippets?: Record<string, Samples>
}

/**
 * A pack as written by the build: operations of equal call shape share their code samples, which are half of its size.
 */
export interface StoredPack {
  operations: Record<string, WithSamples<number>>
  schemas: Pack['schemas']
  samples: Snippet[][]
}

export function foldPack({ operations, schemas }: Pack): StoredPack {
  const samples: Snippet[][] = []
  const placeOf = (snippets: Snippet[]) => {
    const known = samples.indexOf(snippets)
    return known < 0 ? samples.push(snippets) - 1 : known
  }
  return { operations: mapSamples(operations, placeOf), schemas, samples }
}

const unfolded = new WeakMap<StoredPack, Pack>()

/** Cached. */
export function unfoldPack(stored: StoredPack): Pack {
  const known = unfolded.get(stored)
  if (known) return known
  const { operations, schemas, samples } = stored
  const pack: Pack = { operations: mapSamples(operations, (place) => samples[place] ?? []), schemas }
  unfolded.set(stored, pack)
  return pack
}

const mapSamples = <From, To>(
  operations: Record<string, WithSamples<From>>,
  change: (samples: From) => To,
): Record<string, WithSamples<To>> =>
  mapValues(operations, ({ snippets, otherSnippets, ...operation }) => ({
    ...operation,
    snippets: change(snippets),
    ...(otherSnippets && { otherSnippets: mapValues(otherSnippets, change) }),
  }))

const mapValues = <T, U>(object: Record<string, T>, change: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]))
