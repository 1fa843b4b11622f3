import type { Place } from '#domain/workflow-step.ts'
import type { OperationIO } from '#generated/operations.ts'
import type { Caller } from './app.ts'
import { application, form } from './applications.ts'
import { unknownId } from './projects.ts'
import { technicalApproval } from './reviews.ts'

// The workflow of a project, written by hand from the specification, so that tests do not compare the table of
// src/domain/workflow.ts with itself.

export const places = [
  'draft',
  'preparation',
  'technical',
  'business',
  'changes',
  'live',
  'rejected',
  'suspended',
] as const

/** Every allowed move of a project. */
export const moves: readonly string[] = [
  'partner: draft to preparation',
  'partner: rejected to preparation',
  'partner: preparation to draft',
  'partner: technical to draft',
  'partner: business to draft',
  'partner: changes to draft',
  'ines: preparation to technical',
  'theo: technical to business',
  'theo: technical to preparation',
  'ines: preparation to changes',
  'theo: technical to changes',
  'bea: business to changes',
  'partner: changes to preparation',
  'partner: changes to technical',
  'partner: changes to business',
  'bea: business to live',
  'bea: preparation to rejected',
  'bea: technical to rejected',
  'bea: business to rejected',
  'bea: live to suspended',
  'bea: suspended to live',
]

export const people = ['partner', 'ines', 'theo', 'bea'] as const
export type Person = (typeof people)[number]

interface Step {
  /** The person, or the one of each place. */
  by: Person | Partial<Record<Place, Person>>
  from: readonly Place[]
  /** Missing if the step does not move the project. */
  to?: Place
  call(caller: Caller, id: string): ReturnType<Caller['post']>
}

const decision = (type: string) => ({ type, approverType: 'INTERNAL_BUSINESS_ADMIN', message: 'Looked at.' })
const post = (path: string, body?: object) => (caller: Caller, id: string) =>
  caller.post(`/admin/projects/${id}/${path}`, body)

type ProjectContents = Pick<OperationIO['getAdminProject']['data'], 'providers' | 'productCodes' | 'smsTemplates'>

/** The project as the caller sees it. Empty lists if the caller may not see it. */
async function readProject(caller: Caller, id: string): Promise<ProjectContents> {
  const answer = await caller.get(`/admin/projects/${id}`)
  return answer.statusCode === 200 ? answer.json().data : { providers: [], productCodes: [], smsTemplates: [] }
}

async function templateOf(caller: Caller, id: string): Promise<string> {
  const { smsTemplates } = await readProject(caller, id)
  return `/admin/projects/${id}/sms/templates/${smsTemplates[0]?.sms_template_id ?? unknownId}`
}

const everyStage = ['preparation', 'technical', 'business'] as const

/** One request for both steps: what it is follows from the place. No desk of an inserted project has a check that holds. */
const submission = {
  by: 'partner',
  from: ['draft', 'rejected', 'changes'],
  to: 'preparation',
  // Without a document: the company has one already, and an active company accepts no other.
  call: (caller, id) => caller.upload(`/portal/projects/${id}/live`, form(id, application)),
} as const satisfies Step

const steps = {
  submit: submission,
  resubmit: submission,
  'save-draft': {
    by: 'partner',
    from: ['draft', 'rejected', 'changes'],
    call: (caller, id) => caller.put(`/portal/projects/${id}/live-draft`, { step: 'bank' }),
  },
  withdraw: {
    by: 'partner',
    from: [...everyStage, 'changes'],
    to: 'draft',
    call: (caller, id) => caller.post(`/portal/projects/${id}/withdraw`, { message: 'Not yet.' }),
  },
  'save-provider-code': {
    by: 'ines',
    from: ['preparation'],
    call: post('provider', { providerCode: 'LUMEN01' }),
  },
  'add-product-code': {
    by: 'ines',
    from: ['preparation'],
    call: async (caller, id) => {
      const { providers } = await readProject(caller, id)
      const product = { code: `C${crypto.randomUUID().slice(0, 8)}`, description: 'Anything', price: '9.80' }
      return await post('code', { env_type: 'live', provider: providers[0] ?? 'STM', ...product })(caller, id)
    },
  },
  'delete-product-code': {
    by: 'ines',
    from: ['preparation'],
    call: async (caller, id) => {
      const { productCodes } = await readProject(caller, id)
      const code = productCodes.find(({ env_type }) => env_type === 'live')
      return await caller.delete(`/admin/projects/${id}/code/${code?.id ?? unknownId}`)
    },
  },
  'add-sms-template': { by: 'ines', from: ['preparation'], call: post('sms/templates', { text: '#PASSWORD#' }) },
  'update-sms-template': {
    by: 'ines',
    from: ['preparation'],
    call: async (caller, id) => caller.put(await templateOf(caller, id), { text: 'Your code: #PASSWORD#' }),
  },
  'delete-sms-template': {
    by: 'ines',
    from: ['preparation'],
    call: async (caller, id) => caller.delete(await templateOf(caller, id)),
  },
  'hand-over': { by: 'ines', from: ['preparation'], to: 'technical', call: post('submit-for-tech-approve') },
  'start-tests': {
    by: 'theo',
    from: ['technical'],
    call: (caller, id) => caller.post('/admin/api/validate', { projectId: id }),
  },
  'approve-technically': {
    by: 'theo',
    from: ['technical'],
    to: 'business',
    call: post('tech-approve', technicalApproval),
  },
  'send-back': {
    by: 'theo',
    from: ['technical'],
    to: 'preparation',
    call: post('send-back', { type: 'SEND_BACK', approverType: 'INTERNAL_TECH', message: 'Looked at.' }),
  },
  'request-changes': {
    by: { preparation: 'ines', technical: 'theo', business: 'bea' },
    from: everyStage,
    to: 'changes',
    call: async (caller, id) => {
      await caller.post(`/admin/projects/${id}/notes`, { pointer: '/company/name', text: 'Why?', blocking: false })
      return await post('request-changes')(caller, id)
    },
  },
  approve: { by: 'bea', from: ['business'], to: 'live', call: post('approve', decision('APPROVE')) },
  reject: { by: 'bea', from: everyStage, to: 'rejected', call: post('reject', decision('REJECT')) },
  suspend: { by: 'bea', from: ['live'], to: 'suspended', call: post('suspend', decision('SUSPEND')) },
  reinstate: { by: 'bea', from: ['suspended'], to: 'live', call: post('reinstate', decision('REINSTATE')) },
} as const satisfies Record<string, Step>

export type StepName = keyof typeof steps
export const stepNames = Object.keys(steps) as StepName[]
export const stepCalled = (name: StepName): Step => steps[name]

/** The step of the workflow that the request takes at this place. */
export function actionAt(name: StepName, place: Place): StepName {
  if (name !== 'submit' && name !== 'resubmit') return name
  return place === 'changes' ? 'resubmit' : 'submit'
}

/** Who takes the step at this place; for another place of a step of the desks, any of them. */
export function personOf(name: StepName, place: Place): Person {
  const { by } = stepCalled(name)
  return typeof by === 'string' ? by : (by[place] ?? 'bea')
}
