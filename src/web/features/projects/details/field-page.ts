import { linkOptions } from '@tanstack/react-router'
import type { ApplicationPart } from '#domain/application-parts.ts'
import { partOf } from '#domain/application-pointers.ts'

/** Where the partner reads a field: in the wizard while it is open, else on the page that shows it. */
export function pageOfField(pointer: string, projectId: string, isWizardOpen: boolean) {
  const params = { projectId }
  if (isWizardOpen) return linkOptions({ to: '/projects/$projectId/review', params, search: { goLive: true } })
  if (onProject.includes(partOf(pointer))) return linkOptions({ to: '/projects/$projectId/codes', params })
  return linkOptions({ to: '/partner-profile' })
}

const onProject: ApplicationPart[] = ['addresses', 'operators', 'provider-code']
