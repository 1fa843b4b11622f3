import type { ApplicationPart } from '#domain/application-parts.ts'
import { partOf } from '#domain/application-pointers.ts'

/** Anchors of the sections of a review page that show fields of the application. */
const sections: Partial<Record<ApplicationPart, string>> = {
  operators: 'project-details',
  addresses: 'project-details',
  document: 'documents',
}

/** The section that shows the field; undefined for what not every desk sees. */
export const sectionOfField = (pointer: string): string | undefined => sections[partOf(pointer)]
