import type { ApplicationPart } from '#domain/application-parts.ts'
import { partOf } from '#domain/application-pointers.ts'
import { fieldOf } from '#domain/requested-fields.ts'
import type { Role } from '#domain/roles.ts'
import { factAnchor } from '#web/entities/company/company-facts.tsx'
import type { DeskTab } from './desk-tabs.ts'

export interface Place {
  tab: DeskTab
  anchor: string
}

/** Where a desk reads a field of the application; undefined for bank details, which only the business admin sees. */
export function placeOfField(pointer: string, role: Role | null): Place | undefined {
  const field = fieldOf(pointer)
  if (field === '/productCodes') {
    return { tab: role === 'BUSINESS_ADMIN' ? 'application' : 'review', anchor: 'product-codes' }
  }
  const part = partOf(pointer)
  if (onProject.includes(part)) return { tab: 'review', anchor: 'project-details' }
  if (part === 'document') {
    return { tab: role === 'BUSINESS_INTERNAL' ? 'application' : 'review', anchor: 'documents' }
  }
  if (role === 'BUSINESS_ADMIN') return { tab: 'review', anchor: factAnchor(field) }
  return part === 'bank' ? undefined : { tab: 'application', anchor: factAnchor(field) }
}

const onProject: ApplicationPart[] = ['operators', 'addresses']
