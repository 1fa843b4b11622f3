import type { ApplicationPart } from './application-parts.ts'
import { type Application, fields, labelOf, partOf, valueAt } from './application-pointers.ts'

/** The field of a pointer: an entry of a list is changed with its list. */
export function fieldOf(pointer: string): string {
  const found = fields.find((each) => pointer === each.pointer || pointer.startsWith(`${each.pointer}/`))
  return found?.pointer ?? pointer
}

interface Asking {
  pointer: string
  blocking: boolean
  related: readonly string[]
}

/** The fields that the partner may change: those of blocking notes, and those named together with them. */
export function requestedFieldsOf(notes: readonly Asking[]): string[] {
  const pointers = notes.filter(({ blocking }) => blocking).flatMap(({ pointer, related }) => [pointer, ...related])
  return [...new Set(pointers.map(fieldOf))]
}

/** The fields of these parts. */
export const fieldsOfParts = (parts: readonly ApplicationPart[]): string[] =>
  fields.filter(({ part }) => parts.includes(part)).map(({ pointer }) => pointer)

export const partsOf = (requested: readonly string[]): ApplicationPart[] => [...new Set(requested.map(partOf))]

/**
 * The pointer to the same field or entry in a later submission. An entry of a list is the same while its text is, wherever the
 * list has it; null when the list has lost it.
 */
export function pointerInto(
  later: Application | undefined,
  earlier: Application | undefined,
  pointer: string,
): string | null {
  const list = fieldOf(pointer)
  if (!later || !earlier || list === pointer) return pointer
  const entry = textAt(earlier, pointer)
  if (textAt(later, pointer) === entry) return pointer
  const entries = valueAt(later, list)
  const at = Array.isArray(entries) ? entries.map(readableText).indexOf(entry) : -1
  return at < 0 ? null : `${list}/${at}`
}

/** 'Whitelisted IPs, entry 1'; of an entry that the list has lost, the name of the list. */
export const labelOfNote = ({ pointer, pointerNow }: { pointer: string; pointerNow: string | null }): string =>
  labelOf(pointerNow ?? fieldOf(pointer))

/** A value as people read it: 'STM, AIS', 'extract.pdf'. Null when there is none. */
export function textAt(application: Application, pointer: string): string | null {
  return readableText(valueAt(application, pointer))
}

function readableText(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null
  if (Array.isArray(value)) return value.map(readableText).join(', ') || null
  if (typeof value !== 'object') return String(value)
  if ('name' in value) return readableText(value.name)
  if ('code' in value && 'provider' in value) return `${value.provider} ${value.code}`
  return JSON.stringify(value)
}
