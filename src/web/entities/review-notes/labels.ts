import type { StatusTone } from '#docs/page/badges.tsx'
import type { ReviewNote } from '#generated/portal/model/reviewNote.ts'

interface NoteState {
  label: string
  tone: StatusTone
  /** In a list of open notes: whose turn it is. */
  turn: string
}

export const noteStates: Record<ReviewNote['state'], NoteState> = {
  draft: { label: 'Not sent yet', tone: 'draft', turn: 'not sent yet' },
  open: { label: 'Open', tone: 'pending', turn: "partner's turn" },
  done: { label: 'Done', tone: 'draft', turn: 'marked as done' },
  resolved: { label: 'Resolved', tone: 'live', turn: 'resolved' },
}
