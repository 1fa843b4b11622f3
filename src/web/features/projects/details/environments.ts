import { can } from '#domain/capabilities.ts'
import type { Environment } from '#domain/environments.ts'
import type { ProjectState } from '#domain/project-states.ts'
import type { Credential } from '#generated/portal/model/credential.ts'

/** What the page shows: live only while that may be chosen, whatever was chosen before a project was suspended. */
export function shownEnvironment(state: ProjectState, chosen: Environment = 'sandbox'): Environment {
  return can.switchToLive({ state }).allowed ? chosen : 'sandbox'
}

/** Calls and figures of a suspended project stay readable: its live ones, unless the sandbox was chosen. */
export function readEnvironment(state: ProjectState, chosen: Environment | undefined): Environment {
  return state === 'suspended' ? (chosen ?? 'live') : shownEnvironment(state, chosen)
}

/**
 * Whose keys are listed. The switch of a suspended project stands on sandbox, and its live keys are taken again once it is
 * reinstated: they are listed as well, since a leaked key must always be stoppable.
 */
export function keyEnvironments(
  state: ProjectState,
  shown: Environment,
  keys: readonly Pick<Credential, 'environment'>[],
): Environment[] {
  const hidesLiveKeys = state === 'suspended' && keys.some(({ environment }) => environment === 'live')
  return hidesLiveKeys ? ['sandbox', 'live'] : [shown]
}
