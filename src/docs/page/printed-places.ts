import { createContext } from 'react'
import type { Operation, OperationEntry, Pack, Product, Response } from '#docs/model/product.ts'
import { selectedType } from './media.tsx'
import type { PageParts, Visit } from './page-context.ts'

type Parts = Pick<PageParts, 'choices' | 'source'>

/** A response in print. */
interface PrintedPlace {
  anchor: string
  /** Operation and status as a label. */
  words: string
}

export const noPlaces: ReadonlyMap<string, PrintedPlace> = new Map()

/** Empty unless printing. */
export const PrintedPlacesContext = createContext(noPlaces)

/**
 * Where each named schema is printed: at the first response that shows it. Later ones refer there, since error bodies
 * repeat in every operation.
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
  const type = selectedType(response, choices, visit)
  return (response.media.find((media) => media.type === type) ?? response.media[0])?.schemaName
}

/** In page order, callbacks with their operation; unloaded parts are not printed. */
function operationsOf({ groups }: Product, peek: (pack: number) => Pack | undefined): Operation[] {
  const of = ({ id, packs }: OperationEntry) =>
    packs.map((pack) => peek(pack)?.operations[id]).find((operation) => operation !== undefined)
  return groups
    .flatMap(({ operations }) => operations.map(of))
    .filter((operation) => operation !== undefined)
    .flatMap((operation) => [operation, ...operation.callbacks.map((callback) => callback.operation)])
}
