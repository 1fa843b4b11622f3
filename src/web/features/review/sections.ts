import type { ApplicationPart } from '#domain/application-parts.ts'
import { partOf } from '#domain/application-pointers.ts'
import { fieldOf } from '#domain/requested-fields.ts'
import type { Role } from '#domain/roles.ts'
import { factAnchor } from '#web/entities/company/company-facts.tsx'

/** Anchors of the sections of a review page that show fields of the application. */
const sections: Partial<Record<ApplicationPart, string>> = {
  operators: 'project-details',
  addresses: 'project-details',
  document: 'documents',
}

/** The section or the fact that shows the field; undefined for fields that only the business desk sees. */
export function placeOfField(pointer: string, role: Role | null): string | undefined {
  const section = sections[partOf(pointer)]
  return section ?? (role === 'BUSINESS_ADMIN' ? factAnchor(fieldOf(pointer)) : undefined)
}
