import type { UiSchema } from '@rjsf/utils'
import type { ReactNode } from 'react'
import type { ApplicationPart } from '#domain/application-parts.ts'
import { fields, partOf } from '#domain/application-pointers.ts'
import { problems } from '#domain/problems.ts'
import { fieldOf } from '#domain/requested-fields.ts'
import type { ReviewNote } from '#generated/portal/model/reviewNote.ts'
import type { FormProblem } from '#web/form/feedback.ts'
import type { Entries, Stored } from './entries.ts'
import { type Step, steps } from './wizard.ts'

/** The part of the application that a step's form asks for. */
export const sectionOf: Record<Step, keyof Entries | null> = {
  'document-list': null,
  project: 'project',
  company: 'company',
  representative: 'user',
  bank: 'payment',
  submit: null,
}

/** What the review asks about the application, for one step of the wizard. */
export interface StepReview {
  projectId: string
  section: keyof Entries | null
  /** Notes that are open. */
  notes: readonly ReviewNote[]
  /** JSON pointers of the fields that may change; null when no changes were requested. */
  requested: readonly string[] | null
}

export const reviewOf = ({ project, notes }: Pick<Stored, 'project' | 'notes'>, at: Step): StepReview => ({
  projectId: project.projectId,
  section: sectionOf[at],
  notes,
  requested: project.changeRequest?.fields ?? null,
})

const stepsOfParts: Record<ApplicationPart, Step> = {
  operators: 'project',
  addresses: 'project',
  'provider-code': 'project',
  document: 'company',
  company: 'company',
  representative: 'representative',
  bank: 'bank',
}

/** Where the wizard asks for a field; undefined for a pointer of no application. */
export function stepOfField(pointer: string): Step | undefined {
  const field = fieldOf(pointer)
  return fields.some((each) => each.pointer === field) ? stepsOfParts[partOf(field)] : undefined
}

/** The first step with an open note. */
export const firstNotedStep = (notes: readonly Pick<ReviewNote, 'pointer'>[]): Step | undefined =>
  steps.find((step) => notes.some(({ pointer }) => stepOfField(pointer) === step))

/**
 * The step where the person left off, or the first with a note when the review asks for changes. The mail about a document
 * that the virus scan refused leads here to replace it.
 */
export function startingStep({ draft, project, notes }: Pick<Stored, 'draft' | 'project' | 'notes'>): Step {
  if (draft.document?.antivirusStatus === 'REJECTED') return 'company'
  return (project.changeRequest && firstNotedStep(notes)) || draft.step
}

export const notesOn = (field: string, { notes }: StepReview) =>
  notes.filter(({ pointer }) => fieldOf(pointer) === field)

/** Whether the review asks for changes, and not of this field. */
export const isFieldClosed = (field: string, { requested }: StepReview): boolean =>
  requested !== null && fields.some(({ pointer }) => pointer === field) && !requested.includes(field)

const isHidden = (uiSchema: UiSchema, name: string) => uiSchema[name]?.['ui:widget'] === 'hidden'

/** The pointer of a form's field. An account number is typed twice. */
const pointerOf = (section: StepReview['section'], name: string) =>
  `/${section}/${name === 'confirmAccountNumber' ? 'accountNumber' : name}`

interface ReviewedForm {
  /** The fields that have an input. */
  names: readonly string[]
  uiSchema: UiSchema
  review: StepReview
  /** A field that was refused can be changed back. */
  problem: FormProblem | null
  showNotes: (field: string) => ReactNode
}

/** The form with the notes at its fields. Fields that nobody asked to change are read-only. */
export function reviewedUiSchema({ names, uiSchema, review, problem, showNotes }: ReviewedForm): UiSchema {
  const refused = new Set(problem?.problems?.map(({ field }) => field))
  const changed = names.map((name) => {
    const field = pointerOf(review.section, name)
    const isReadOnly = isFieldClosed(field, review) && !refused.has(`/${name}`)
    const hasNotes = name !== 'confirmAccountNumber' && notesOn(field, review).length > 0
    const { 'ui:options': options, ...ui }: UiSchema = uiSchema[name] ?? {}
    const above = hasNotes && { aboveControl: () => showNotes(field) }
    return [
      name,
      {
        ...ui,
        'ui:options': { ...options, ...above },
        ...(isReadOnly && { 'ui:readonly': true, 'ui:help': problems['change-not-requested'].message }),
      },
    ]
  })
  return { ...uiSchema, ...Object.fromEntries(changed) }
}

/** The fields of a step that have notes and no input. */
export const notedWithoutInput = (shown: readonly string[], review: StepReview) =>
  fields
    .map(({ pointer }) => pointer)
    .filter((field) => field.startsWith(`/${review.section}/`) && notesOn(field, review).length > 0)
    .filter((field) => !shown.some((name) => pointerOf(review.section, name) === field))

/** The names of a form's fields that have an input. */
export const shownNames = (names: readonly string[], uiSchema: UiSchema) =>
  names.filter((name) => !isHidden(uiSchema, name))
