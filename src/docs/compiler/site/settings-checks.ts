import { isObject } from '#domain/is-object.ts'

/** A mistake in the settings. `steps` lead to its value. */
export interface Mistake {
  steps: (string | number)[]
  message: string
}

/** Lists the mistakes of a value. */
export type Check = (value: unknown, steps: Mistake['steps']) => Mistake[]

/** `wanted` completes 'has to be'. */
export const text =
  (wanted: string, pattern = /\S/): Check =>
  (value, steps) => {
    if (typeof value === 'string' && pattern.test(value)) return []
    const cure = ['number', 'boolean'].includes(typeof value) ? 'write it in quotes' : `it has to be ${wanted}`
    return mistake(value, steps, cure)
  }

export const truth: Check = (value, steps) =>
  typeof value === 'boolean' ? [] : mistake(value, steps, 'write true or false')

export const oneOf =
  (names: readonly string[]): Check =>
  (value, steps) => {
    if (typeof value === 'string' && names.includes(value)) return []
    return mistake(value, steps, adviceOf(String(value), names))
  }

export const listOf =
  (check: Check, wanted: string): Check =>
  (value, steps) => {
    if (!Array.isArray(value) || value.length === 0) return mistake(value, steps, `it has to be a list of ${wanted}`)
    return value.flatMap((each, index) => check(each, [...steps, index]))
  }

/** One value, or an object. */
export const either =
  (one: Check, object: Check): Check =>
  (value, steps) =>
    (isObject(value) ? object : one)(value, steps)

export const fields =
  (checks: Record<string, Check>, required: readonly string[] = []): Check =>
  (value, steps) => {
    const names = Object.keys(checks)
    if (!isObject(value)) return mistake(value, steps, `it has to be a list of ${names.join(', ')}`)
    const missing = required.filter((name) => value[name] === undefined || value[name] === null)
    return [
      ...missing.map((name) => ({ steps, message: `${nameOf(steps)} has no ${name}: add it` })),
      ...Object.entries(value).flatMap(([name, part]) => {
        const check = Object.hasOwn(checks, name) ? checks[name] : undefined
        if (!check) return [{ steps: [...steps, name], message: `'${name}' is no setting: ${adviceOf(name, names)}` }]
        return required.includes(name) && part === null ? [] : check(part, [...steps, name])
      }),
    ]
  }

const mistake = (value: unknown, steps: Mistake['steps'], cure: string): Mistake[] => [
  { steps, message: `${nameOf(steps)} is ${shown(value)}: ${cure}` },
]

function nameOf(steps: Mistake['steps']): string {
  const [last] = steps.slice(-1)
  if (last === undefined) return 'the file'
  return typeof last === 'number' ? `entry ${last + 1} of ${steps.at(-2)}` : `'${last}'`
}

function shown(value: unknown): string {
  if (value === null || value === undefined) return 'empty'
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list'
  return typeof value === 'object' ? 'an object' : JSON.stringify(value)
}

function adviceOf(name: string, known: readonly string[]): string {
  const nearest = nearestOf(name, known)
  return nearest === undefined ? `use one of ${known.join(', ')}` : `write ${nearest}`
}

/** The known name that differs in the fewest letters; undefined when all differ in more than two letters and a third. */
function nearestOf(name: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((each) => ({ each, distance: distanceOf(name.toLowerCase(), each.toLowerCase()) }))
    .sort((one, other) => one.distance - other.distance)
  return best && best.distance <= Math.max(2, Math.max(name.length, best.each.length) / 3) ? best.each : undefined
}

/** Letters to insert, delete or replace (Levenshtein). */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (let at = 0; at < other.length; at++) {
      const replaced = (row[at] ?? 0) + (letter === other[at] ? 0 : 1)
      next.push(Math.min(replaced, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1))
    }
    row = next
  }
  return row[other.length] ?? 0
}
