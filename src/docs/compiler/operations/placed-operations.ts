import { methods, type PathItem, pointerTo } from '../document.ts'
import type { Preparation } from '../preparation.ts'
import type { PlacedOperation } from './operation.ts'

/** Every operation and webhook of the file in its order, each with an anchor of its own. */
export function placedOperations(preparation: Preparation): PlacedOperation[] {
  const { document } = preparation
  return [
    ...Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
      path.startsWith('/') ? operationsAt(preparation, path, item, 'operation') : [],
    ),
    ...Object.entries(document.webhooks ?? {}).flatMap(([name, item]) =>
      operationsAt(preparation, name, item, 'webhook'),
    ),
  ]
}

function operationsAt(
  preparation: Preparation,
  path: string,
  item: PathItem,
  kind: 'operation' | 'webhook',
): PlacedOperation[] {
  return methods.flatMap((method) => {
    const operation = item[method]
    if (!operation) return []
    const name = operation.operationId ?? (kind === 'webhook' ? path : `${method}${path.replaceAll(/[{}]/g, '')}`)
    const id = preparation.anchors.take(slug(name) || method)
    const pointer = pointerTo([kind === 'webhook' ? 'webhooks' : 'paths', path, method])
    preparation.links.set(operation.operationId ?? pointer, id)
    preparation.links.set(pointer, id)
    return [{ id, kind, method, path, item, operation }]
  })
}

/** No slash: it parts an operation from what is inside it. */
const slug = (name: string): string => name.replaceAll(/[^\w.-]+/g, '-').replaceAll(/^-+|-+$/g, '')
