import { linkOptions } from '@tanstack/react-router'
import type { StepPlace } from './onboarding.ts'

/** A link to the page of a step; undefined where it needs a project and there is none yet. */
export function stepLink(place: StepPlace, projectId: string | undefined) {
  if (place === 'create') return linkOptions({ to: '/projects', search: { create: true } })
  if (place === 'documentation') return linkOptions({ to: '/api-doc' })
  if (!projectId) return undefined
  const params = { projectId }
  if (place === 'go-live') return linkOptions({ to: '/projects/$projectId', params, search: { goLive: true } })
  if (place === 'keys') return linkOptions({ to: '/projects/$projectId/keys', params })
  if (place === 'live-keys') {
    return linkOptions({ to: '/projects/$projectId/keys', params, search: { environment: 'live' } })
  }
  if (place === 'codes') return linkOptions({ to: '/projects/$projectId/codes', params })
  return linkOptions({ to: '/projects/$projectId/review', params })
}
