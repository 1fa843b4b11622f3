import { allowed, type Decision, denied } from './decision.ts'
import { isDesk, type ReviewDesk, reviewStages } from './project-states.ts'
import type { Role } from './roles.ts'
import { type Need, type NeedName, needs, type ReviewFacts } from './workflow-needs.ts'
import type { Place, Standing, Step } from './workflow-step.ts'

// The complete workflow of a project: who may take which step from where, its conditions and consequences. Buttons, server
// refusals and docs/workflow.md are derived from this table.

const preparationStep = {
  by: 'BUSINESS_INTERNAL',
  from: ['preparation'],
  to: 'same',
  needs: [],
  comment: 'none',
  follows: [],
  mails: [],
  elsewhere: 'wrong-stage',
} as const

const partnerStep = {
  by: 'EXTERNAL_ADMIN',
  from: ['draft', 'rejected'],
  comment: 'none',
  elsewhere: 'go-live-not-allowed',
  unlike: { suspended: 'project-suspended' },
} as const

const technicalStep = { by: 'TECHNICAL_LIMITED', from: ['technical'], elsewhere: 'wrong-stage' } as const

const businessStep = { by: 'BUSINESS_ADMIN', elsewhere: 'wrong-stage' } as const

export const workflow = {
  'save-draft': {
    ...partnerStep,
    from: ['draft', 'rejected', 'changes'],
    label: 'save the application',
    to: 'same',
    needs: [],
    event: null,
    follows: [],
    mails: [],
  },
  submit: {
    ...partnerStep,
    label: 'submit for go-live',
    to: 'preparation',
    needs: ['document', 'document-not-refused', 'requested-document'],
    event: 'go-live-requested',
    moment: 'submittedAt',
    // Product codes and test results of an earlier round, perhaps for another operator, do not count.
    follows: ['store-application', 'clear-technical-check', 'drop-other-product-codes', 'delete-test-result'],
    mails: [
      { mail: 'application-received', to: 'partner' },
      { mail: 'project-to-prepare', to: 'BUSINESS_INTERNAL' },
    ],
  },
  withdraw: {
    by: 'EXTERNAL_ADMIN',
    label: 'withdraw the application',
    from: ['preparation', 'technical', 'business', 'changes'],
    to: 'draft',
    needs: [],
    comment: 'optional',
    event: 'withdrawn',
    // What was submitted stays stored: the next application starts from it.
    follows: ['clear-technical-check', 'open-provider-code'],
    mails: [{ mail: 'project-withdrawn', to: 'left-desk' }],
    elsewhere: 'withdraw-not-allowed',
  },
  // The checks of desks that looked at unchanged parts still hold, so those desks are passed over.
  resubmit: {
    ...partnerStep,
    label: 'submit the requested changes',
    from: ['changes'],
    to: 'desk',
    needs: ['document', 'document-not-refused', 'requested-document', 'notes-done'],
    event: 'changes-submitted',
    moment: 'resubmittedAt',
    follows: ['store-application', 'clear-changed-checks'],
    mails: [{ mail: 'project-resubmitted', to: 'desk' }],
  },
  'save-provider-code': {
    ...preparationStep,
    label: 'save the provider code',
    needs: ['open-provider-code'],
    event: 'provider-code-saved',
  },
  'add-product-code': {
    ...preparationStep,
    label: 'add a product code',
    needs: ['provider-code'],
    event: 'product-code-added',
    follows: ['delete-test-result'],
  },
  'delete-product-code': {
    ...preparationStep,
    label: 'delete a product code',
    event: 'product-code-deleted',
    follows: ['delete-test-result'],
  },
  'add-sms-template': {
    ...preparationStep,
    label: 'add an SMS template',
    needs: ['room-for-template'],
    event: 'sms-template-added',
  },
  'update-sms-template': { ...preparationStep, label: 'change an SMS template', event: 'sms-template-updated' },
  'delete-sms-template': { ...preparationStep, label: 'delete an SMS template', event: 'sms-template-deleted' },
  'hand-over': {
    ...preparationStep,
    label: 'submit for technical approval',
    to: 'technical',
    needs: ['provider-code', 'product-code', 'sms-template'],
    event: 'submitted-for-tech-approval',
    moment: 'preparedAt',
    follows: ['freeze-provider-code', 'keep-check'],
    mails: [{ mail: 'project-to-validate', to: 'TECHNICAL_LIMITED' }],
  },
  'start-tests': {
    ...technicalStep,
    label: 'start the product tests',
    to: 'same',
    needs: ['no-test-running'],
    comment: 'none',
    event: 'product-tests-started',
    follows: ['run-product-tests'],
    mails: [],
  },
  // The project may have moved meanwhile; the end of the run is recorded in any case.
  'finish-tests': {
    label: 'the product tests end',
    by: 'system',
    from: ['draft', 'preparation', 'technical', 'business', 'changes', 'live', 'rejected', 'suspended'],
    to: 'same',
    needs: [],
    comment: 'none',
    event: 'product-tests-finished',
    follows: [],
    mails: [],
    elsewhere: 'wrong-stage',
  },
  'approve-technically': {
    ...technicalStep,
    label: 'approve technically',
    to: 'business',
    needs: ['tests-passed'],
    comment: 'optional',
    event: 'tech-approved',
    moment: 'techCheckedAt',
    follows: ['keep-check'],
    mails: [{ mail: 'project-to-decide', to: 'BUSINESS_ADMIN' }],
  },
  'send-back': {
    ...technicalStep,
    label: 'send back',
    to: 'preparation',
    needs: [],
    comment: 'required',
    event: 'sent-back',
    moment: 'sentBackAt',
    follows: ['clear-technical-check', 'open-provider-code'],
    mails: [{ mail: 'project-sent-back', to: 'BUSINESS_INTERNAL' }],
  },
  approve: {
    ...businessStep,
    label: 'approve',
    from: ['business'],
    to: 'live',
    needs: ['document-scanned', 'document-clean'],
    comment: 'optional',
    event: 'approved',
    moment: 'liveAt',
    follows: ['activate-addresses', 'settle-company'],
    mails: [{ mail: 'project-approved', to: 'partner' }],
    unlike: { preparation: 'tech-not-approved', technical: 'tech-not-approved' },
  },
  'request-changes': {
    label: 'request changes',
    by: 'desk',
    from: ['preparation', 'technical', 'business'],
    to: 'changes',
    needs: ['open-note'],
    comment: 'none',
    event: 'changes-requested',
    moment: 'changesRequestedAt',
    follows: ['open-noted-fields'],
    mails: [{ mail: 'changes-requested', to: 'partner' }],
    elsewhere: 'wrong-stage',
  },
  reject: {
    ...businessStep,
    label: 'reject',
    from: ['preparation', 'technical', 'business'],
    to: 'rejected',
    needs: [],
    comment: 'required',
    event: 'rejected',
    moment: 'rejectedAt',
    follows: ['open-requested-parts'],
    mails: [{ mail: 'project-rejected', to: 'partner' }],
  },
  suspend: {
    ...businessStep,
    label: 'suspend',
    from: ['live'],
    to: 'suspended',
    needs: [],
    comment: 'required',
    event: 'suspended',
    moment: 'suspendedAt',
    follows: ['stop-keys'],
    mails: [{ mail: 'project-suspended', to: 'partner' }],
  },
  reinstate: {
    ...businessStep,
    label: 'reinstate',
    from: ['suspended'],
    to: 'live',
    needs: [],
    comment: 'optional',
    event: 'reinstated',
    follows: ['resume-keys'],
    mails: [{ mail: 'project-reinstated', to: 'partner' }],
  },
} as const satisfies Record<string, Step>

export type WorkflowAction = keyof typeof workflow

type Steps = typeof workflow
type NeedOf<Action extends WorkflowAction> = Steps[Action]['needs'][number]
type NeedProblem<Name extends NeedName> = (typeof needs)[Name]['problem']
/** The exceptions of `unlike`. */
type UnlikeProblem<One> = One extends { unlike: infer Unlike } ? Unlike[keyof Unlike] : never
type PlaceProblem<Action extends WorkflowAction> = Steps[Action]['elsewhere'] | UnlikeProblem<Steps[Action]>

// The types keep which problems each step has: an operation takes only the steps whose problems it documents.
const steps: { [Action in WorkflowAction]: Step<PlaceProblem<Action>, NeedOf<Action>> } = workflow
const needsByName: { [Name in NeedName]: Need<NeedProblem<Name>> } = needs

export const stepOf = <Action extends WorkflowAction>(action: Action): Step<PlaceProblem<Action>, NeedOf<Action>> =>
  steps[action]

export function placeOf({ state, stage }: Standing): Place {
  if (state !== 'pending') return state
  if (stage) return stage
  throw new Error('A pending project has a review stage: see src/domain/project-states.ts')
}

export function standingAt(place: Place): Standing {
  if (isDesk(place) || place === 'changes') return { state: 'pending', stage: place }
  return { state: place, stage: null }
}

/** The place after the step. `desk` is the first desk that has to check again, for a step that leads to it. */
export function destinationOf(action: WorkflowAction, from: Standing, desk: ReviewDesk = 'preparation'): Standing {
  const { to } = stepOf(action)
  if (to === 'same') return from
  return standingAt(to === 'desk' ? desk : to)
}

/** The role that takes the step at this place. */
export function actorOf(action: WorkflowAction, place: Place): Role | 'system' | undefined {
  const { by } = stepOf(action)
  if (by !== 'desk') return by
  return isDesk(place) ? reviewStages[place].role : undefined
}

/** Checks role and place only; `decide` also checks the facts. */
export function decidePlace<Action extends WorkflowAction>(
  action: Action,
  role: Role | 'system',
  standing: Standing,
): Decision<PlaceProblem<Action> | 'role-not-allowed'> {
  const { by, from, elsewhere, unlike } = stepOf(action)
  const isStaff = role !== 'EXTERNAL_ADMIN' && role !== 'system'
  if (by === 'desk' ? !isStaff : role !== by) return denied('role-not-allowed')
  const place = placeOf(standing)
  const isTheirs = from.includes(place) && actorOf(action, place) === role
  return isTheirs ? allowed : denied(unlike?.[place] ?? elsewhere)
}

export function decide<Action extends WorkflowAction>(
  action: Action,
  role: Role | 'system',
  standing: Standing,
  facts: ReviewFacts,
): Decision<PlaceProblem<Action> | NeedProblem<NeedOf<Action>> | 'role-not-allowed'> {
  const placed = decidePlace(action, role, standing)
  if (!placed.allowed) return placed
  const missing = stepOf(action).needs.find((name) => !needsByName[name].holds(facts))
  if (!missing) return allowed
  const { problem, field } = needsByName[missing]
  return denied(problem, field)
}
