// JSON pointers (RFC 6901), alone or as the fragment of a reference: '/paths/~1a' and '#/paths/~1a'.
import { decodedOrSame } from './formats/percent-encoding.ts'

/** '#/paths/~1a/get' -> ['paths', '/a', 'get']. */
export function stepsOf(pointer: string): string[] {
  const path = pointer.replace(/^#/, '')
  if (path === '') return []
  return (
    path
      .slice(1)
      .split('/')
      // A pointer in a fragment may be percent-encoded.
      .map((step) => decodedOrSame(step).replaceAll('~1', '/').replaceAll('~0', '~'))
  )
}

/** The value that the pointer leads to; undefined without one. */
export function lookUp(root: unknown, pointer: string): unknown {
  let current = root
  for (const step of stepsOf(pointer)) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, step)) return undefined
    current = Reflect.get(current, step)
  }
  return current
}

export const pointerTo = (steps: readonly (string | number)[]): string => below('#', ...steps)

export const below = (pointer: string, ...steps: (string | number)[]): string =>
  [pointer, ...steps.map(escapeStep)].join('/')

/** '/a' -> '~1a'. */
export const escapeStep = (step: string | number): string => String(step).replaceAll('~', '~0').replaceAll('/', '~1')
