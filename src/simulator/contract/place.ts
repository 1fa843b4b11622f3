import { isObject } from '#domain/is-object.ts'
import { below, stepsOf } from '#domain/json-pointer.ts'

/** A value of a JSON document and its position, for error messages. */
export interface Place {
  document: unknown
  pointer: string
  value: unknown
}

export const documentPlace = (document: unknown): Place => ({ document, pointer: '#', value: document })

/** Throws an error about the specification, with the position. */
export function refuse({ pointer }: Place, problem: string): never {
  throw new Error(`The product's specification does not suit the simulator: ${pointer} ${problem}`)
}

/** The value of `name`; undefined without one. Follows a `$ref` inside the document. */
export function maybe(place: Place, name: string): Place | undefined {
  const { document, pointer, value } = place
  if (!isObject(value)) return refuse(place, 'must be an object')
  if (!Object.hasOwn(value, name)) return undefined
  return follow({ document, pointer: below(pointer, name), value: value[name] })
}

/** The value of `name`; throws without one. */
export function at(place: Place, name: string): Place {
  return maybe(place, name) ?? refuse(place, `has no ${name}`)
}

/** The value at a path of names. */
export const along = (place: Place, ...names: string[]): Place => names.reduce(at, place)

export function items(place: Place): Place[] {
  const { document, pointer, value } = place
  if (!Array.isArray(value)) return refuse(place, 'must be a list')
  return value.map((item, index) => follow({ document, pointer: `${pointer}/${index}`, value: item }))
}

/** Names and values of an object, in order. */
export function members(place: Place): [string, Place][] {
  if (!isObject(place.value)) return refuse(place, 'must be an object')
  return Object.keys(place.value).map((name) => [name, at(place, name)])
}

export function text(place: Place): string {
  return typeof place.value === 'string' ? place.value : refuse(place, 'must be text')
}

export function textOrNull(place: Place): string | null {
  return place.value === null ? null : text(place)
}

export function whole(place: Place): number {
  return typeof place.value === 'number' && Number.isInteger(place.value)
    ? place.value
    : refuse(place, 'must be a whole number')
}

export function flag(place: Place): boolean {
  return typeof place.value === 'boolean' ? place.value : refuse(place, 'must be true or false')
}

/** A text that must be one of the given ones, with that type. */
export function oneOf<Known extends string>(place: Place, known: readonly Known[], cure = ''): Known {
  const value = text(place)
  return known.find((each) => each === value) ?? refuse(place, `is '${value}', not one of ${known.join(', ')}${cure}`)
}

function follow(place: Place): Place {
  if (!isObject(place.value) || typeof place.value.$ref !== 'string') return place
  const { $ref } = place.value
  if (!$ref.startsWith('#/')) return refuse(place, `refers to ${$ref}, which is outside the document`)
  return along(documentPlace(place.document), ...stepsOf($ref))
}
