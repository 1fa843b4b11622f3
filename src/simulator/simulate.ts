import type { Decision } from './decide.ts'
import { decide } from './decide.ts'
import type { Context, SimulatedRequest } from './request.ts'
import { applyEntries, readerOf, type State } from './state/state.ts'

/**
 * One call against records in memory: gives the state after it, the answer, and why it is that answer. Pure: it changes
 * nothing it is given, and knows no time and no chance but those of the context.
 */
export function simulate(
  state: State,
  request: SimulatedRequest,
  context: Context,
): Pick<Decision, 'response' | 'trace'> & { state: State } {
  const { response, trace, changes } = decide(readerOf(state), request, context)
  return { state: applyEntries(state, changes), response, trace }
}
