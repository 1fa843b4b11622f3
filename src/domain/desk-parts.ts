import type { ApplicationPart } from './application-parts.ts'
import { type Application, fields, valueAt } from './application-pointers.ts'
import type { ReviewDesk } from './project-states.ts'

/** The parts of an application that each desk looks at. Its check holds while they stay the same. */
export const deskParts: Record<ReviewDesk, readonly ApplicationPart[]> = {
  preparation: ['operators'],
  technical: ['operators', 'addresses'],
  business: ['company', 'representative', 'bank', 'document'],
}

/** The fields in which two applications differ. */
export function changedFields(before: Application, after: Application): string[] {
  const isChanged = (pointer: string) => textOf(valueAt(before, pointer)) !== textOf(valueAt(after, pointer))
  return fields.map(({ pointer }) => pointer).filter(isChanged)
}

/** JSON with the properties of each object in the order of their names: the database does not keep their order. */
export function textOf(value: unknown): string {
  return JSON.stringify(value ?? null, (_key, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  )
}
