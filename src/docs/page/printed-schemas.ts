import { createContext } from 'react'
import type { Operation, OperationEntry, Pack, Product, Response } from '#docs/model/product.ts'
import { selectedType } from './media.tsx'
import type { PageParts, Visit } from './page-context.ts'

type Parts = Pick<PageParts, 'choices' | 'source'>

/** A response in print. */
interface PrintedResponse {
  anchor: string
  /** Operation and status. */
  label: string
}

/** By the name of the schema. */
type PrintedSchemas = ReadonlyMap<string, PrintedResponse>

export const noPrintedSchemas: PrintedSchemas = new Map()

/** Empty unless printing. */
export const PrintedSchemasContext = createContext(noPrintedSchemas)

/**
 * The first response that shows each named schema. Later ones refer to it, since error bodies repeat in every operation.
 */
export function printedSchemas({ source, choices }: Parts, visit: Visit): PrintedSchemas {
  const printed = new Map<string, PrintedResponse>()
  for (const operation of operationsOf(source.product, source.peek)) {
    for (const response of operation.responses) {
      const name = selectedSchemaName(response, choices, visit)
      if (name !== undefined && !printed.has(name))
        printed.set(name, { anchor: response.anchor, label: `${operation.summary}, ${response.status}` })
    }
  }
  return printed
}

function selectedSchemaName(response: Response, choices: Parts['choices'], visit: Visit): string | undefined {
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
