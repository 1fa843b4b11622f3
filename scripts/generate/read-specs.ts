import { DocumentError, type Problem, withAllProblems } from '#docs/compiler/read/document-error.ts'
import { withLines } from '#docs/compiler/read/locate.ts'
import { type ReadDocument, readDocument } from '#docs/compiler/read/read-document.ts'
import { pointerTo } from '#domain/json-pointer.ts'
import type { OpenApiDocument } from '#domain/openapi.ts'
import { operationsOf, type PlacedOperation } from './openapi.ts'
import type { Spec } from './specs.ts'

export interface ReadSpec extends Spec {
  read: ReadDocument
  document: OpenApiDocument
}

/** Reads the specifications. Throws one DocumentError with the problems of all, names that clash included. */
export async function readSpecs(specs: Spec[]): Promise<ReadSpec[]> {
  const read = await withAllProblems(
    specs.map(async (spec): Promise<ReadSpec> => {
      const found = await readDocument(spec.source)
      return { ...spec, read: found, document: found.bundled }
    }),
  )
  const clashes = [...findTakenIds(read), ...findTakenPaths(read)]
  if (clashes.length > 0) throw withLines(new DocumentError(...clashes), sourcesOf(read))
  return read
}

/** All files by path. */
export const sourcesOf = (specs: ReadSpec[]) => new Map(specs.flatMap(({ read }) => [...read.sources]))

interface Placed {
  spec: ReadSpec
  operation: PlacedOperation
}

const placedIn = (specs: ReadSpec[], kind: Spec['kind']): Placed[] =>
  specs
    .filter((spec) => spec.kind === kind)
    .flatMap((spec) => operationsOf(spec.document).map((operation) => ({ spec, operation })))

/** One table of handlers and one client serve the portal and the administration. */
const findTakenIds = (specs: ReadSpec[]): Problem[] =>
  findTaken(placedIn(specs, 'api'), ({ operationId }) => operationId).map(({ place, first }) => ({
    ...pointTo(place, 'operationId'),
    message: `the operationId ${place.operation.operationId} is taken by ${nameOf(first)}: give this operation another`,
  }))

/** The gateway finds the product of a call by its method and path. */
const findTakenPaths = (specs: ReadSpec[]): Problem[] =>
  findTaken(placedIn(specs, 'product'), ({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`).map(
    ({ place, first }) => ({
      ...pointTo(place),
      message: `the path is taken by ${nameOf(first)}: begin the paths of this product with its name`,
    }),
  )

function findTaken(places: Placed[], keyOf: (operation: PlacedOperation) => string) {
  const firsts = new Map<string, Placed>()
  return places.flatMap((place) => {
    const key = keyOf(place.operation)
    const first = firsts.get(key)
    if (!first) firsts.set(key, place)
    return first && first.spec !== place.spec ? [{ place, first }] : []
  })
}

const nameOf = ({ spec, operation: { method, path } }: Placed) => `${method.toUpperCase()} ${path} in ${spec.source}`

function pointTo({ spec, operation: { path, method } }: Placed, ...field: string[]): Pick<Problem, 'file' | 'pointer'> {
  return { file: spec.source, pointer: pointerTo(['paths', path, method, ...field]) }
}
