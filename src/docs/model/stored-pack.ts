import type { Operation, Pack } from './product.ts'
import type { Snippet } from './snippet.ts'

interface StoredOperation extends Omit<Operation, 'snippets' | 'otherSnippets'> {
  snippets: number
  otherSnippets?: Record<string, number>
}

/**
 * A pack as written by the build: operations of equal call shape share their code samples, which are half of its size.
 */
export interface StoredPack {
  operations: Record<string, StoredOperation>
  schemas: Pack['schemas']
  samples: Snippet[][]
}

export function foldPack({ operations, schemas }: Pack): StoredPack {
  const samples: Snippet[][] = []
  const placeOf = (snippets: Snippet[]) => {
    const known = samples.indexOf(snippets)
    return known < 0 ? samples.push(snippets) - 1 : known
  }
  return {
    operations: mapValues(operations, ({ snippets, otherSnippets, ...operation }) => ({
      ...operation,
      snippets: placeOf(snippets),
      ...(otherSnippets && { otherSnippets: mapValues(otherSnippets, placeOf) }),
    })),
    schemas,
    samples,
  }
}

const unfolded = new WeakMap<StoredPack, Pack>()

/** Cached. */
export function unfoldPack(stored: StoredPack): Pack {
  const known = unfolded.get(stored)
  if (known) return known
  const { operations, schemas, samples } = stored
  const samplesAt = (place: number) => samples[place] ?? []
  const pack: Pack = {
    operations: mapValues(operations, ({ snippets, otherSnippets, ...operation }) => ({
      ...operation,
      snippets: samplesAt(snippets),
      ...(otherSnippets && { otherSnippets: mapValues(otherSnippets, samplesAt) }),
    })),
    schemas,
  }
  unfolded.set(stored, pack)
  return pack
}

const mapValues = <T, U>(object: Record<string, T>, change: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]))
