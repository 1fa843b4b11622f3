import { type Application, partOf } from '#domain/application-pointers.ts'
import { type Actor, hiddenPartsFrom } from '#domain/capabilities.ts'
import { reviewStages } from '#domain/project-states.ts'
import { fieldOf, pointerInto, textAt } from '#domain/requested-fields.ts'
import type { OperationIO } from '#generated/operations.ts'
import { presentMoment } from '#server/presenters/moment.ts'
import type { AnswerWithAuthor, NoteWithAuthor } from '#server/repositories/review-notes.ts'

export type PresentedNote = OperationIO['listReviewNotes']['data']['items'][number]

export interface NoteParts {
  note: NoteWithAuthor
  answers: AnswerWithAuthor[]
  answersTotal: number
  /** The submission that the desk was looking at, and the last one. */
  before: Application | undefined
  current: Application | undefined
}

/** The partner does not see who wrote a note, only which desk. Some desks do not see bank details. */
export function presentNote(parts: NoteParts, reader: Actor): PresentedNote {
  const { note, answers, answersTotal, before, current } = parts
  const { id, pointer, text, blocking, desk, related, submission, revision, createdAt, sentAt } = note
  const pointerNow = pointerInto(current, before, pointer)
  const isHidden = hiddenPartsFrom(reader).some((part) => part === partOf(pointer))
  const asked = { id, pointer, pointerNow, text, blocking, related, submission, revision, answersTotal }
  return {
    ...asked,
    desk: reviewStages[desk].admin,
    state: stateOf(note),
    writtenBy: reader.role === 'EXTERNAL_ADMIN' ? null : note.email,
    valueThen: before && !isHidden ? textAt(before, pointer) : null,
    valueNow: current && !isHidden ? textAt(current, pointerNow ?? fieldOf(pointer)) : null,
    createdOn: createdAt.toISOString(),
    sentOn: presentMoment(sentAt),
    answers: answers.map(presentAnswer),
  }
}

function presentAnswer({ id, text, email, createdAt }: AnswerWithAuthor): PresentedNote['answers'][number] {
  return { id, text, writtenBy: email, createdOn: createdAt.toISOString() }
}

function stateOf({ sentAt, doneAt, resolvedAt }: NoteWithAuthor): PresentedNote['state'] {
  if (resolvedAt) return 'resolved'
  if (doneAt) return 'done'
  return sentAt ? 'open' : 'draft'
}
