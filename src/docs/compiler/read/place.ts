import { isObject } from '#domain/is-object.ts'
import { lookUp, pointerTo } from '#domain/json-pointer.ts'

/** A value in a parsed file. */
export interface Place {
  root: unknown
  steps: string[]
  key: string
  value: unknown
  parent: Record<string, unknown> | unknown[]
}

export function placeAt(root: unknown, steps: string[]): Place | undefined {
  const key = steps.at(-1)
  if (key === undefined) return isObject(root) ? { root, steps, key: '', value: root, parent: {} } : undefined
  const parent = lookUp(root, pointerTo(steps.slice(0, -1)))
  // The entry of a mapping is a reference without the field $ref.
  if (typeof parent === 'string' && key === '$ref') return placeAt(root, steps.slice(0, -1))
  if (!isObject(parent) && !Array.isArray(parent)) return undefined
  return { root, steps, key, value: Reflect.get(parent, key), parent }
}

export function remove({ parent, key }: Place): void {
  if (Array.isArray(parent)) parent.splice(Number(key), 1)
  else delete parent[key]
}

export const removeParent = ({ root, steps }: Place): void => {
  const above = placeAt(root, steps.slice(0, -1))
  if (above) remove(above)
}
