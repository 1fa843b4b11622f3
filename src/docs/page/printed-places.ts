import { createContext } from 'react'
import { shownType } from './media.tsx'
import type { Operation, OperationEntry, Pack, Product, Response } from './model.ts'
import type { PageParts, Visit } from './page-context.ts'

type Parts = Pick<PageParts, 'choices' | 'source'>

/** An answer on paper. */
interface PrintedPlace {
  anchor: string
  /** The operation and the status, in words. */
  words: string
}

export const noPlaces: ReadonlyMap<string, PrintedPlace> = new Map()

/** Empty unless the page is being printed. */
export const PrintedPlacesContext = createContext(noPlaces)

/**
 * Where on paper each named schema is written out: at the first answer that shows it. The others refer there, for an
 * error's body is the same under every status of every operation.
 */
export function printedPlaces({ source, choices }: Parts, visit: Visit): ReadonlyMap<string, PrintedPlace> {
  const places = new Map<string, PrintedPlace>()
  for (const operation of operationsOf(source.product, source.peek)) {
    for (const response of operation.responses) {
      const name = shownName(response, choices, visit)
      if (name !== undefined && !places.has(name))
        places.set(name, { anchor: response.anchor, words: `${operation.summary}, ${response.status}` })
    }
  }
  return places
}

function shownName(response: Response, choices: Parts['choices'], visit: Visit): string | undefined {
  const type = shownType(response, choices, visit)
  return (response.media.find((media) => media.type === type) ?? response.media[0])?.schemaName
}

/** In the order of the page. Callbacks stand with their operation; what is not loaded is not printed. */
function operationsOf({ groups }: Product, peek: (pack: number) => Pack | undefined): Operation[] {
  const of = ({ id, packs }: OperationEntry) =>
    packs.map((pack) => peek(pack)?.operations[id]).find((operation) => operation !== undefined)
  return groups
    .flatMap(({ operations }) => operations.map(of))
    .filter((operation) => operation !== undefined)
    .flatMap((operation) => [operation, ...operation.callbacks.map((callback) => callback.operation)])
}
