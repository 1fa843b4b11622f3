import { can } from '#domain/capabilities.ts'
import type { Environment } from '#domain/environments.ts'
import type { ProjectState } from '#domain/project-states.ts'
import type { Credential } from '#generated/portal/model/credential.ts'

/** The chosen environment, or the sandbox while the project may not switch to live. */
export function shownEnvironment(state: ProjectState, chosen: Environment = 'sandbox'): Environment {
  return can.switchToLive({ state }).allowed ? chosen : 'sandbox'
}

/** Calls and figures of a suspended project stay readable: its live ones, unless the sandbox was chosen. */
export function readEnvironment(state: ProjectState, chosen: Environment | undefined): Environment {
  return state === 'suspended' ? (chosen ?? 'live') : shownEnvironment(state, chosen)
}

/**
 * The environments whose keys are listed. A suspended project shows the sandbox, and its live keys as well: they work again
 * after a reinstatement, and a leaked key must always be stoppable.
 */
export function keyEnvironments(
  state: ProjectState,
  shown: Environment,
  keys: readonly Pick<Credential, 'environment'>[],
): Environment[] {
  const hidesLiveKeys = state === 'suspended' && keys.some(({ environment }) => environment === 'live')
  return hidesLiveKeys ? ['sandbox', 'live'] : [shown]
}
