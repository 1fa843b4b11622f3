import { Ending } from './ending.ts'
import type { Options } from './options.ts'
import type { PlannedRequest } from './plan.ts'
import { send } from './send.ts'

/**
 * Ends the run unless the target is a mock: with --mock, valid requests of every operation are sent, which a real server
 * would carry out. Only a mock answers 500 when it is asked to.
 */
export async function requireMock(requests: PlannedRequest[], options: Options): Promise<void> {
  const probe = requests.find(({ operation, headers }) => operation.method === 'get' && 'Prefer' in headers)
  if (!probe) throw new Ending('usage', '--mock needs an operation with GET, to see whether the target is a mock.')
  const status = Object.keys(probe.operation.responses).map(Number).filter(Number.isInteger).sort().at(-1)
  const answer = await send({ ...probe, headers: { ...probe.headers, Prefer: `code=${status}` } }, options)
  if ('failure' in answer)
    throw new Ending(
      'unreachable',
      `${options.target} does not answer (${answer.failure}). Is it running, and is --target right?`,
    )
  if (answer.status === status) return
  throw new Ending(
    'usage',
    `${options.target} is not a mock: it answered ${answer.status} when asked for ${status}. Leave out --mock.`,
  )
}
