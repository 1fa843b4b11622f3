import { DocumentError } from '#docs/compiler/read/document-error.ts'

/** What the log of calls keeps of a field, from least to most. */
const strictestFirst = ['nothing', 'end', 'both-ends', 'text'] as const

export interface MaskedField {
  field: string
  keeps: (typeof strictestFirst)[number]
}

interface Product {
  source: string
  document: { 'x-masked-fields'?: { field: string; keeps: string }[] }
}

/** The masked fields of all products. A field of several products keeps the least that one of them allows. */
export function mergeMaskedFields(products: Product[]): MaskedField[] {
  const ranks = new Map<string, number>()
  for (const { source, document } of products) {
    for (const { field, keeps } of document['x-masked-fields'] ?? []) {
      const rank = rankOf(keeps, field, source)
      ranks.set(field, Math.min(rank, ranks.get(field) ?? rank))
    }
  }
  return [...ranks].map(([field, rank]) => ({ field, keeps: strictestFirst[rank] ?? 'nothing' }))
}

function rankOf(keeps: string, field: string, source: string): number {
  const rules: readonly string[] = strictestFirst
  const rank = rules.indexOf(keeps)
  if (rank >= 0) return rank
  throw new DocumentError({
    file: source,
    pointer: '#/x-masked-fields',
    message: `${field} keeps '${keeps}': write ${strictestFirst.join(', ')}`,
  })
}
