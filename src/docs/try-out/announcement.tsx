import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { nameOf } from './answer-view.tsx'
import type { CallRecord } from './session-state.ts'

/** Says an answer to those who do not see it; the focus stays where it is. */
export function Announcement({ call }: { call: CallRecord | undefined }) {
  return (
    <VisuallyHidden role="status">
      {/* A key of its own, so that the same answer is said again. */}
      {call && <span key={call.id}>{wordsOf(call)}</span>}
    </VisuallyHidden>
  )
}

function wordsOf({ id, answered }: CallRecord): string {
  const { status, resultCode, message, delivered } = answered
  const answer = [`Answer ${id}: ${nameOf(status)}.`, resultCode && `${resultCode}.`, message]
  const sms = delivered && `SMS received by ${delivered.to.userIdentifier}: ${delivered.text}`
  return [...answer, sms].filter(Boolean).join(' ')
}
