import { hiddenPartsFrom } from '#domain/capabilities.ts'
import { fieldOf, pointerInto } from '#domain/requested-fields.ts'
import { reviewFields } from '#domain/review-fields.ts'
import type { Operation } from '#server/operation.ts'
import { findReviewedProject } from '#server/operations/find-project.ts'
import * as reviewMoves from '#server/repositories/review-moves.ts'
import * as reviewNotes from '#server/repositories/review-notes.ts'
import * as submissions from '#server/repositories/submissions.ts'

export const listReviewFields: Operation<'listReviewFields'> = async (context) => {
  const { member, db } = context
  const { project } = await findReviewedProject(db, context)
  const passedOn = await reviewMoves.findLastBy(db, project.id, member.role)
  const seen = passedOn && (await submissions.latest(db, project.id, passedOn))
  const current = (await submissions.latest(db, project.id))?.content
  const open = await reviewNotes.listOpen(db, project.id)
  const contents = await submissions.readContents(db, project.id, [
    ...new Set(open.map(({ submission }) => submission)),
  ])
  const items = reviewFields({
    current,
    seen: seen?.content,
    notes: open.map(({ id, pointer, submission }) => ({
      id,
      pointer: pointerInto(current, contents.get(submission), pointer) ?? fieldOf(pointer),
    })),
    hidden: hiddenPartsFrom(member),
  })
  return { seen: seen?.number ?? null, items }
}
