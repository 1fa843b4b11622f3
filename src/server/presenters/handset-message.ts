import type { OperationIO } from '#generated/operations.ts'
import type { Entry } from '#simulator/state/records.ts'

type HandsetMessage = OperationIO['listMessages']['data']['items'][number]

/** What the person at the simulated phone reads, their one-time password included. */
export function presentMessage({ key, record }: Entry<'messages'>): HandsetMessage {
  const { at, to, operator, text } = record
  return { id: key, at: new Date(at).toISOString(), recipient: to.userIdentifier, provider: operator, text }
}
