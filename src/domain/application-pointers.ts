import { applicationFields } from '#generated/application-fields.ts'
import type { OperationIO } from '#generated/operations.ts'
import type { ApplicationPart } from './application-parts.ts'
import { lookUp } from './json-pointer.ts'

// JSON pointers (RFC 6901) into a submitted application. A field is a value, a list or the document; an item of a list
// has a pointer of its own: '/company/address', '/project/ipAddresses', '/project/ipAddresses/0', '/document'.

/** What one go-live submission contained. */
export type Application = OperationIO['getSubmission']['data']['content']

export interface ApplicationField {
  pointer: string
  label: string
  part: ApplicationPart
  kind: 'value' | 'list' | 'record'
}

/** Every field in the order of the contract. */
export const fields: readonly ApplicationField[] = applicationFields

interface Found {
  field: ApplicationField
  /** The position in a list; null for the field itself. */
  item: number | null
}

function find(pointer: string): Found | undefined {
  const field = fields.find((each) => each.pointer === pointer)
  if (field) return { field, item: null }
  const [, list, position] = /^(.*)\/(0|[1-9]\d{0,8})$/.exec(pointer) ?? []
  const listed = fields.find((each) => each.kind === 'list' && each.pointer === list)
  return listed && { field: listed, item: Number(position) }
}

function findOrThrow(pointer: string): Found {
  const found = find(pointer)
  if (found) return found
  throw new RangeError(`'${pointer}' is no field of an application: see openapi/common/application.yaml`)
}

/** 'Company address'; 'Whitelisted IPs, entry 2' for an item of a list. */
export function labelOf(pointer: string): string {
  const { field, item } = findOrThrow(pointer)
  return item === null ? field.label : `${field.label}, entry ${item + 1}`
}

/** The part that a rejection names for this field. */
export function partOf(pointer: string): ApplicationPart {
  return findOrThrow(pointer).field.part
}

/** The value of a field or of an item; undefined when the pointer leads nowhere. */
export function valueAt(application: Application, pointer: string): unknown {
  const found = find(pointer)
  return found && lookUp(application, pointer)
}

/** Whether the pointer leads to a value of this application; without one, whether it names a field of every application. */
export function isPointerInto(application: Application | undefined, pointer: string): boolean {
  return application ? valueAt(application, pointer) !== undefined : fields.some((field) => field.pointer === pointer)
}
