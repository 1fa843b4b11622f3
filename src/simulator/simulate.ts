import { type Decision, decide } from './decide.ts'
import type { Context, SimulatedRequest } from './request.ts'
import { applyEntries, readerOf, type State } from './state/state.ts'

/**
 * Answers one call with records in memory: returns the new state, the answer and its explanation. Pure: time and
 * randomness come from the context only.
 */
export function simulate(
  state: State,
  request: SimulatedRequest,
  context: Context,
): Pick<Decision, 'response' | 'trace'> & { state: State } {
  const { response, trace, changes } = decide(readerOf(state), request, context)
  return { state: applyEntries(state, changes), response, trace }
}
