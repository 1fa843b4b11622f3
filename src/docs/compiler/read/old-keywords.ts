import { isObject } from '#domain/is-object.ts'
import { lookUp, pointerTo } from '#domain/json-pointer.ts'
import { walk } from '../walk.ts'
import type { Place } from './place.ts'

/** Replaces a keyword of an older JSON Schema, or one that depends on the referring schema, by its 2020-12 equivalent. */
export function upgradeKeyword({ root, steps, key, value, parent: schema }: Place): void {
  if (!isObject(schema)) return
  if (key === 'items' || key === 'additionalItems') upgradeTuple(schema)
  else if (key === 'dependencies') splitDependencies(schema)
  else {
    delete schema[key]
    addReference(
      schema,
      key === '$recursiveRef' ? recursiveTarget(root, steps) : dynamicTarget(root, steps, `${value}`),
    )
  }
}

function addReference(schema: Record<string, unknown>, target: string | undefined): void {
  if (target === undefined) return
  if (schema.$ref === undefined) schema.$ref = target
  else schema.allOf = [...(Array.isArray(schema.allOf) ? schema.allOf : []), { $ref: target }]
}

function upgradeTuple(schema: Record<string, unknown>): void {
  const { items, additionalItems } = schema
  delete schema.additionalItems
  if (!Array.isArray(items)) return
  schema.prefixItems = items
  delete schema.items
  if (additionalItems !== undefined) schema.items = additionalItems
}

function splitDependencies(schema: Record<string, unknown>): void {
  const { dependencies } = schema
  delete schema.dependencies
  for (const [name, needed] of Object.entries(Object(dependencies))) {
    const keyword = Array.isArray(needed) ? 'dependentRequired' : 'dependentSchemas'
    schema[keyword] = { ...Object(schema[keyword]), [name]: needed }
  }
}

/** The schemas around a place, the innermost first. */
function enclosingSchemas(root: unknown, steps: string[]): [pointer: string, node: Record<string, unknown>][] {
  return steps
    .map((_step, index) => pointerTo(steps.slice(0, steps.length - 1 - index)))
    .flatMap((pointer) => {
      const node = lookUp(root, pointer)
      return isObject(node) ? [[pointer, node]] : []
    })
}

/** The schema that says it is the target, otherwise the named one around. */
function recursiveTarget(root: unknown, steps: string[]): string | undefined {
  const anchor = enclosingSchemas(root, steps).find(
    ([, node]) => node.$recursiveAnchor === true || node.$id !== undefined,
  )
  if (anchor) return anchor[0]
  const isNamed = steps[0] === 'components' && steps[1] === 'schemas' && steps.length > 4
  return isNamed ? pointerTo(steps.slice(0, 3)) : undefined
}

function dynamicTarget(root: unknown, steps: string[], ref: string): string | undefined {
  if (!/^#[^/]/.test(ref)) return ref
  const name = ref.slice(1)
  const isTarget = (node: Record<string, unknown>) => node.$dynamicAnchor === name || node.$anchor === name
  let target = enclosingSchemas(root, steps).find(([, node]) => isTarget(node))?.[0]
  walk(root, (node, inside) => {
    if (isTarget(node)) target ??= pointerTo(inside)
  })
  return target
}
