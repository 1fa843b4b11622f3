import type { StatusTone } from '#docs/page/badges.tsx'
import type { ReviewNote } from '#generated/portal/model/reviewNote.ts'

interface NoteState {
  label: string
  tone: StatusTone
  /** In the list of notes that a reviewer sees at a glance. */
  inList: string
}

export const noteStates: Record<ReviewNote['state'], NoteState> = {
  draft: { label: 'Not sent yet', tone: 'draft', inList: 'not sent yet' },
  open: { label: 'Open', tone: 'pending', inList: "partner's turn" },
  done: { label: 'Done', tone: 'draft', inList: 'marked as done' },
  resolved: { label: 'Resolved', tone: 'live', inList: 'resolved' },
}
