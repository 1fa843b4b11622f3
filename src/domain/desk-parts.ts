import type { ApplicationPart } from './application-parts.ts'
import { type Application, fields, valueAt } from './application-pointers.ts'
import { canonicalJson } from './canonical-json.ts'
import type { ReviewDesk } from './project-states.ts'

/** The parts of an application that each desk looks at. Its check holds while they stay the same. */
export const deskParts: Record<ReviewDesk, readonly ApplicationPart[]> = {
  preparation: ['operators'],
  technical: ['operators', 'addresses'],
  business: ['company', 'representative', 'bank', 'document'],
}

/** The fields in which two applications differ. */
export function changedFields(before: Application, after: Application): string[] {
  const isChanged = (pointer: string) =>
    canonicalJson(valueAt(before, pointer)) !== canonicalJson(valueAt(after, pointer))
  return fields.map(({ pointer }) => pointer).filter(isChanged)
}
