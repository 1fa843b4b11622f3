import type { Project } from '#generated/portal/model/project.ts'
import { type OnboardingStep, onboardingSteps } from '#web/entities/project/onboarding.ts'

export type NextStep = Pick<OnboardingStep, 'title' | 'text' | 'place'>

/** The next thing to do in a project; undefined where a banner says it, and when a live project lacks nothing. */
export function nextStepOf(project: Project): NextStep | undefined {
  if (project.changeRequest) return undefined
  switch (project.status) {
    case 'GONE_LIVE':
      return liveStep(project)
    case 'GO_LIVE_PENDING_SUBMIT':
    case 'SUSPENDED':
    case 'REJECT':
      return undefined
    default:
      return onboardingSteps(project).find(({ done }) => !done)
  }
}

function liveStep({ credentials, network }: Project): NextStep | undefined {
  const keys = credentials.filter(({ environment }) => environment === 'live')
  if (!keys.some((key) => key.is_active)) {
    return { title: 'Generate a live key', text: 'Live calls need a key of their own.', place: 'live-keys' }
  }
  if (network.length === 0) {
    return {
      title: 'Add the addresses of your servers',
      text: 'Live calls are accepted from whitelisted addresses only.',
      place: 'codes',
    }
  }
  if (keys.some(({ lastUsedOn }) => lastUsedOn !== null)) return undefined
  return {
    title: 'Make your first live call',
    text: 'Use your live key, the live URL and a live product code.',
    place: 'documentation',
  }
}
