import type { UiSchema } from '@rjsf/utils'
import type { ApplicationPart } from '#domain/application-parts.ts'
import { fields, partOf } from '#domain/application-pointers.ts'
import { type GoLiveStep, goLiveSteps } from '#domain/go-live-steps.ts'
import type { FieldProblem } from '#domain/problems.ts'
import { fieldOf } from '#domain/requested-fields.ts'
import { AppError, isAppError } from '#web/api/errors.ts'
import { type FieldReview, notesOn } from '#web/entities/review-notes/field-review.ts'
import { type Entries, firstIncomplete, type Stored, startingEntries } from './entries.ts'
import type { RefusedSteps } from './wizard.ts'

/** The part of the application that a step's form asks for. */
export const sectionOf: Record<GoLiveStep, keyof Entries | null> = {
  'document-list': null,
  project: 'project',
  company: 'company',
  representative: 'user',
  bank: 'payment',
  submit: null,
}

/** What the review asks about the application, for one step of the wizard. */
export type StepReview = FieldReview & {
  section: keyof Entries | null
  /** The JSON pointers of the fields that the step asks for. */
  fields: readonly string[]
}

const stepsOfParts: Record<ApplicationPart, GoLiveStep> = {
  operators: 'project',
  addresses: 'project',
  'provider-code': 'project',
  document: 'company',
  company: 'company',
  representative: 'representative',
  bank: 'bank',
}

/** Where the wizard asks for a field; undefined for a pointer of no application. */
export function stepOfField(pointer: string): GoLiveStep | undefined {
  const field = fieldOf(pointer)
  return fields.some((each) => each.pointer === field) ? stepsOfParts[partOf(field)] : undefined
}

export const fieldsOfStep = (step: GoLiveStep): string[] =>
  fields.map(({ pointer }) => pointer).filter((pointer) => stepOfField(pointer) === step)

/** The steps where the partner can correct one of these parts. Staff corrects the provider code. */
export const correctedSteps = (parts: readonly ApplicationPart[] | null | undefined): GoLiveStep[] =>
  goLiveSteps.filter((step) => parts?.some((part) => part !== 'provider-code' && stepsOfParts[part] === step))

/**
 * The step where the person left off. Before that the first with a note, or with a part to correct or to complete, when the
 * review asks for changes. The mail about a document that the virus scan refused leads here to replace it.
 */
export function startingStep(stored: Stored): GoLiveStep {
  const { draft, project, notes } = stored
  if (draft.document?.antivirusStatus === 'REJECTED') return 'company'
  const isNoted = (step: GoLiveStep) => notes.some(({ pointer }) => stepOfField(pointer) === step)
  const noted = project.changeRequest && goLiveSteps.find(isNoted)
  if (noted || draft.step !== 'document-list') return noted || draft.step
  const toCorrect = correctedSteps(project.changeRequest?.parts ?? project.rejectChanges)
  if (toCorrect.length === 0) return draft.step
  const incomplete = firstIncomplete(startingEntries(stored), (part) => draft.editable.includes(part))
  return goLiveSteps.find((step) => step === incomplete || toCorrect.includes(step)) ?? draft.step
}

/** The pointer of a form's field. An account number is typed twice. */
export const pointerIn = (section: StepReview['section']) => (name: string) =>
  `/${section}/${name === 'confirmAccountNumber' ? 'accountNumber' : name}`

/** The fields of a step that have notes and no input. */
export const notedWithoutInput = (shown: readonly string[], review: StepReview) =>
  fields
    .map(({ pointer }) => pointer)
    .filter((field) => field.startsWith(`/${review.section}/`) && notesOn(field, review).length > 0)
    .filter((field) => !shown.map(pointerIn(review.section)).includes(field))

/** The names of a form's fields that have an input. */
export const shownNames = (names: readonly string[], uiSchema: UiSchema) =>
  names.filter((name) => uiSchema[name]?.['ui:widget'] !== 'hidden')

/** The refused fields by the step that asks for them. */
export function refusedSteps(problem: unknown): RefusedSteps {
  if (!isAppError(problem)) return {}
  const { kind, message, code } = problem
  const byStep = Map.groupBy(problem.problems, ({ field }) => stepOfField(field.replace(/^\/body\//, '/')))
  return Object.fromEntries(
    goLiveSteps.flatMap((step) => {
      const own = byStep.get(step)
      return own
        ? [[step, new AppError({ kind, message, problems: own.map(inForm(step)), ...(code && { code }) })]]
        : []
    }),
  )
}

const inForm = (step: GoLiveStep) => (problem: FieldProblem) => ({
  ...problem,
  field: problem.field.replace(`/body/${sectionOf[step]}/`, '/'),
})

/** The first step with a refused field. */
export const firstRefused = (refused: RefusedSteps): GoLiveStep | undefined => goLiveSteps.find((step) => refused[step])
