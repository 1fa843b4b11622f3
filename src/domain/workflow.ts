import { allowed, type Decision, denied } from './decision.ts'
import { isDesk, type ReviewDesk, reviewStages } from './project-states.ts'
import type { Role } from './roles.ts'
import { type Need, type NeedName, needs, type ReviewFacts } from './workflow-needs.ts'
import type { Place, Standing, Step } from './workflow-step.ts'

// The complete workflow of a project: who may take which step from where, its conditions and effects. Buttons, server
// refusals and docs/workflow.md are derived from this table.

const preparationStep = {
  by: 'BUSINESS_INTERNAL',
  from: ['preparation'],
  to: 'same',
  needs: [],
  comment: 'none',
  effects: [],
  mails: [],
  problemElsewhere: 'wrong-stage',
} as const

const partnerStep = {
  by: 'EXTERNAL_ADMIN',
  from: ['draft', 'rejected'],
  comment: 'none',
  problemElsewhere: 'go-live-not-allowed',
  problemAt: { suspended: 'project-suspended' },
} as const

const technicalStep = { by: 'TECHNICAL_LIMITED', from: ['technical'], problemElsewhere: 'wrong-stage' } as const

const businessStep = { by: 'BUSINESS_ADMIN', problemElsewhere: 'wrong-stage' } as const

export const workflow = {
  'save-draft': {
    ...partnerStep,
    from: ['draft', 'rejected', 'changes'],
    label: 'save the application',
    to: 'same',
    needs: [],
    event: null,
    effects: [],
    mails: [],
  },
  submit: {
    ...partnerStep,
    label: 'submit for go-live',
    to: 'preparation',
    needs: ['document', 'document-not-refused', 'requested-document'],
    event: 'go-live-requested',
    timestamp: 'submittedAt',
    // Product codes and test results of an earlier round, perhaps for another operator, do not count.
    effects: ['store-application', 'clear-technical-check', 'delete-other-product-codes', 'delete-test-result'],
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
    effects: ['clear-technical-check', 'unfreeze-provider-code'],
    mails: [{ mail: 'project-withdrawn', to: 'left-desk' }],
    problemElsewhere: 'withdraw-not-allowed',
  },
  // The checks of desks that looked at unchanged parts still hold, so those desks are passed over.
  resubmit: {
    ...partnerStep,
    label: 'submit the requested changes',
    from: ['changes'],
    to: 'desk',
    needs: ['document', 'document-not-refused', 'requested-document', 'notes-done'],
    event: 'changes-submitted',
    timestamp: 'resubmittedAt',
    effects: ['store-application', 'clear-changed-checks'],
    mails: [{ mail: 'project-resubmitted', to: 'desk' }],
  },
  'save-provider-code': {
    ...preparationStep,
    label: 'save the provider code',
    needs: ['provider-code-not-frozen'],
    event: 'provider-code-saved',
  },
  'add-product-code': {
    ...preparationStep,
    label: 'add a product code',
    needs: ['provider-code'],
    event: 'product-code-added',
    effects: ['delete-test-result'],
  },
  'delete-product-code': {
    ...preparationStep,
    label: 'delete a product code',
    event: 'product-code-deleted',
    effects: ['delete-test-result'],
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
    timestamp: 'preparedAt',
    effects: ['freeze-provider-code', 'keep-check'],
    mails: [{ mail: 'project-to-validate', to: 'TECHNICAL_LIMITED' }],
  },
  'start-tests': {
    ...technicalStep,
    label: 'start the product tests',
    to: 'same',
    needs: ['no-test-running'],
    comment: 'none',
    event: 'product-tests-started',
    effects: ['run-product-tests'],
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
    effects: [],
    mails: [],
    problemElsewhere: 'wrong-stage',
  },
  'approve-technically': {
    ...technicalStep,
    label: 'approve technically',
    to: 'business',
    needs: ['tests-passed'],
    comment: 'optional',
    event: 'tech-approved',
    timestamp: 'techCheckedAt',
    effects: ['keep-check'],
    mails: [{ mail: 'project-to-decide', to: 'BUSINESS_ADMIN' }],
  },
  'send-back': {
    ...technicalStep,
    label: 'send back',
    to: 'preparation',
    needs: [],
    comment: 'required',
    event: 'sent-back',
    timestamp: 'sentBackAt',
    effects: ['clear-technical-check', 'unfreeze-provider-code'],
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
    timestamp: 'liveAt',
    effects: ['activate-addresses', 'activate-company'],
    mails: [{ mail: 'project-approved', to: 'partner' }],
    problemAt: { preparation: 'tech-not-approved', technical: 'tech-not-approved' },
  },
  'request-changes': {
    label: 'request changes',
    by: 'desk',
    from: ['preparation', 'technical', 'business'],
    to: 'changes',
    needs: ['open-note'],
    comment: 'none',
    event: 'changes-requested',
    timestamp: 'changesRequestedAt',
    effects: ['unlock-noted-fields'],
    mails: [{ mail: 'changes-requested', to: 'partner' }],
    problemElsewhere: 'wrong-stage',
  },
  reject: {
    ...businessStep,
    label: 'reject',
    from: ['preparation', 'technical', 'business'],
    to: 'rejected',
    needs: [],
    comment: 'required',
    event: 'rejected',
    timestamp: 'rejectedAt',
    effects: ['unlock-requested-parts'],
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
    timestamp: 'suspendedAt',
    effects: ['stop-keys'],
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
    effects: ['resume-keys'],
    mails: [{ mail: 'project-reinstated', to: 'partner' }],
  },
} as const satisfies Record<string, Step>

export type WorkflowAction = keyof typeof workflow

type Steps = typeof workflow
type NeedOf<Action extends WorkflowAction> = Steps[Action]['needs'][number]
type NeedProblem<Name extends NeedName> = (typeof needs)[Name]['problem']
type ProblemAt<One> = One extends { problemAt: infer Problems } ? Problems[keyof Problems] : never
type PlaceProblem<Action extends WorkflowAction> = Steps[Action]['problemElsewhere'] | ProblemAt<Steps[Action]>

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
  const { by, from, problemElsewhere, problemAt } = stepOf(action)
  const isStaff = role !== 'EXTERNAL_ADMIN' && role !== 'system'
  if (by === 'desk' ? !isStaff : role !== by) return denied('role-not-allowed')
  const place = placeOf(standing)
  const isTheirs = from.includes(place) && actorOf(action, place) === role
  return isTheirs ? allowed : denied(problemAt?.[place] ?? problemElsewhere)
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
