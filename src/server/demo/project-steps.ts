import { randomUUID } from 'node:crypto'
import { type Environment, environments } from '#domain/environments.ts'
import { demoDocument } from '#server/demo/demo-document.ts'
import type { DemoPartner, DemoProject } from '#server/demo/demo-partners.ts'
import type { Partner, Staff } from '#server/operation.ts'
import { submitGoLive } from '#server/operations/go-live/submit-go-live.ts'
import { generateKey as generateKeyOperation } from '#server/operations/keys/generate-key.ts'
import { requestLiveKeyOtp } from '#server/operations/keys/request-live-key-otp.ts'
import { answerNote as answerNoteOperation } from '#server/operations/notes/answer-note.ts'
import { listProjectNotes } from '#server/operations/notes/list-project-notes.ts'
import { openReviewNote } from '#server/operations/notes/open-review-note.ts'
import { requestChanges } from '#server/operations/notes/request-changes.ts'
import { requestBankOtp } from '#server/operations/organisation/request-bank-otp.ts'
import { addProductCode } from '#server/operations/preparation/add-product-code.ts'
import { addSmsTemplate } from '#server/operations/preparation/add-sms-template.ts'
import { saveProviderCode } from '#server/operations/preparation/save-provider-code.ts'
import { submitForTechApproval } from '#server/operations/preparation/submit-for-tech-approval.ts'
import { createProject } from '#server/operations/projects/create-project.ts'
import { approveProject } from '#server/operations/review/approve-project.ts'
import { recordReviewView } from '#server/operations/review/record-review-view.ts'
import { rejectProject } from '#server/operations/review/reject-project.ts'
import { suspendProject } from '#server/operations/review/suspend-project.ts'
import { addReviewMessage } from '#server/operations/thread/add-review-message.ts'
import { addThreadMessage } from '#server/operations/thread/add-thread-message.ts'
import { startProductTests } from '#server/operations/validation/start-product-tests.ts'
import { techApproveProject } from '#server/operations/validation/tech-approve-project.ts'
import { sandboxPricePoints } from '#server/operators.ts'
import * as apiKeys from '#server/repositories/api-keys.ts'
import * as documents from '#server/repositories/documents.ts'
import { saveKeyLastUse } from '#server/repositories/gateway-callers.ts'
import { nothing, type Past } from './past.ts'

// The steps of a demo project, each through the operations that the screens call.

export type Actors = { partner: Partner } & Record<'ines' | 'theo' | 'bea', Staff>

export interface Seeding {
  past: Past
  actors: Actors
  partner: DemoPartner
  project: DemoProject
  /** Empty until the project is created. */
  id: string
}

type Step = (seeding: Seeding, daysAgo: number, environment: Environment) => Promise<void>

const minute = 1 / 1440

const create: Step = async (seeding, daysAgo) => {
  const { past, actors, project } = seeding
  const { name, description, projectType } = project
  const body = { name, description, projectType, productType: 1 as const }
  const created = await past.run(daysAgo, createProject, { ...nothing, member: actors.partner, body })
  if ('project_id' in created) seeding.id = created.project_id
}

/** Generates a key. The previous key of the environment was last used at this moment. */
const generateKey: Step = async ({ past, actors: { partner: member }, id }, daysAgo, environment) => {
  const replaced = (await apiKeys.listOfProject(past.db, id)).find(({ key }) => key.environment === environment)
  const body = { project_id: id, api_key_id: 'portal' as const, env_type_id: environments[environment].id }
  if (environment === 'live') await past.run(daysAgo + minute, requestLiveKeyOtp, { ...nothing, member })
  const otp = environment === 'live' ? { otp: past.code } : {}
  await past.run(daysAgo, generateKeyOperation, { ...nothing, member, body: { ...body, ...otp } })
  if (replaced) await saveKeyLastUse(past.db, replaced.key.id, past.at(daysAgo))
}

const checks = { sandboxTested: true, resultCodesHandled: true, keysOnServers: true } as const

/** The first application of a company includes its bank details and its document. */
const submit: Step = async ({ past, actors: { partner: member }, partner, id }, daysAgo) => {
  const { company, bank, person, providers, locale, addresses } = partner
  if (!company || !bank) throw new Error(`${partner.email} has no company to apply with`)
  const isFirst = !(await documents.findRegistration(past.db, member.organisationId))
  if (isFirst) await past.run(daysAgo + minute, requestBankOtp, { ...nothing, member })
  const { identityUen, hotlineNumber, ...facts } = company
  const application = {
    project: { providers, ipAddresses: addresses, locale, checks },
    company: { ...facts, identity_uen: identityUen, hotline_number: hotlineNumber },
    user: person,
    payment: bank,
    ...(isFirst && { otp: past.code }),
  }
  const document = isFirst ? { document: registrationOf(company) } : {}
  const body = { projectId: id, body: application, ...document }
  await past.run(daysAgo, submitGoLive, { ...nothing, member, params: { projectId: id }, body })
}

function registrationOf({ name, identityUen, address }: NonNullable<DemoPartner['company']>): File {
  const content = demoDocument(['Certificate of registration', name, identityUen, address, 'Made up for a demo.'])
  return new File([new Uint8Array(content)], 'registration.pdf', { type: 'application/pdf' })
}

/** A reviewer reads the page of a project before acting on it. */
async function open(past: Past, member: Staff, projectId: string, daysAgo: number): Promise<void> {
  await past.run(daysAgo + minute, recordReviewView, { ...nothing, member, params: { projectId } })
}

const prepare: Step = async ({ past, actors: { ines: member }, partner, project: { name }, id }, daysAgo) => {
  const call = { ...nothing, member, params: { projectId: id } }
  await open(past, member, id, daysAgo)
  const word = name.toUpperCase().replaceAll(/[^A-Z]/g, '')
  await past.run(daysAgo, saveProviderCode, { ...call, body: { providerCode: word.slice(0, 12) } })
  for (const { provider, description, amount: price } of livePricesOf(partner)) {
    const code = `${word.slice(0, 8)}${Math.round(Number(price))}`
    const body = { env_type: 'live' as const, provider, code, description, price }
    await past.run(daysAgo - 5 * minute, addProductCode, { ...call, body })
  }
  for (const text of [
    `#PASSWORD# is your code for ${name}.`,
    `Thank you for {amount} to ${name}. Questions: {hotline}`,
  ]) {
    await past.run(daysAgo - 15 * minute, addSmsTemplate, { ...call, body: { text } })
  }
  await past.run(daysAgo - 0.3, submitForTechApproval, call)
}

/** Two prices of each operator that the partner asked for. */
function livePricesOf({ providers }: DemoPartner) {
  return providers.flatMap((provider) =>
    sandboxPricePoints
      .filter((point) => point.provider === provider)
      .slice(0, 2)
      .map(({ description, amount }) => ({ provider, description, amount })),
  )
}

const byTech = {
  type: 'APPROVE',
  approverType: 'INTERNAL_TECH',
  checks: { ipAddresses: true, productCodes: true, documents: true },
} as const
const byBusiness = { approverType: 'INTERNAL_BUSINESS_ADMIN' } as const

const validate: Step = async ({ past, actors: { theo: member }, id }, daysAgo) => {
  await open(past, member, id, daysAgo)
  await past.run(daysAgo, startProductTests, { ...nothing, member, body: { projectId: id } })
  const body = { ...byTech, message: 'Charge, status and refund answer as they should.' }
  await past.run(daysAgo - 0.3, techApproveProject, { ...nothing, member, params: { projectId: id }, body })
}

const approve: Step = async ({ past, actors: { bea: member }, id }, daysAgo) => {
  const body = { ...byBusiness, type: 'APPROVE' as const }
  await open(past, member, id, daysAgo)
  await past.run(daysAgo, approveProject, { ...nothing, member, params: { projectId: id }, body })
}

const reject: Step = async ({ past, actors: { bea: member }, project, id }, daysAgo) => {
  const { comment = '', changes } = project
  const body = { ...byBusiness, type: 'REJECT' as const, message: comment, ...(changes && { changes }) }
  await open(past, member, id, daysAgo)
  await past.run(daysAgo, rejectProject, { ...nothing, member, params: { projectId: id }, body })
}

const suspend: Step = async ({ past, actors: { bea: member }, project, id }, daysAgo) => {
  const body = { ...byBusiness, type: 'SUSPEND' as const, message: project.comment ?? '' }
  await open(past, member, id, daysAgo)
  await past.run(daysAgo, suspendProject, { ...nothing, member, params: { projectId: id }, body })
}

const addressNote = 'Which of your servers has the first address?'
const websiteNote = 'Is this the website of the service too?'

/** The technical desk sends the project back with two notes and writes to the partner. */
const askForChanges: Step = async ({ past, actors: { theo: member }, id }, daysAgo) => {
  const call = { ...nothing, member, params: { projectId: id } }
  await open(past, member, id, daysAgo)
  const address = { pointer: '/project/ipAddresses', text: addressNote, blocking: true }
  await past.run(daysAgo, openReviewNote, { ...call, body: address })
  const website = { pointer: '/company/website', text: websiteNote, blocking: false }
  await past.run(daysAgo - minute, openReviewNote, { ...call, body: website })
  const text = 'Two questions before we test. The address matters most.'
  const message = { id: randomUUID(), text, mentions: ['/project/ipAddresses'], audience: 'all' as const }
  await past.run(daysAgo - 2 * minute, addReviewMessage, { ...call, body: message })
  await past.run(daysAgo - 3 * minute, requestChanges, call)
}

/** The partner answers one of the notes and the message. */
const answerNote: Step = async ({ past, actors: { partner: member }, id }, daysAgo) => {
  const params = { projectId: id }
  const query = { limit: 20, pageNo: 0 }
  const listed = await past.run(daysAgo, listProjectNotes, { ...nothing, member, params, query })
  const note = 'items' in listed ? listed.items.find(({ text }) => text === websiteNote) : undefined
  if (!note) throw new Error('the desk has written no note about the website')
  const answer = { text: 'Yes. The page of the service is being written.' }
  await past.run(daysAgo, answerNoteOperation, {
    ...nothing,
    member,
    params: { ...params, noteId: note.id },
    body: answer,
  })
  const message = { id: randomUUID(), text: 'We are asking the hosting company about the address.' }
  await past.run(daysAgo - minute, addThreadMessage, { ...nothing, member, params, body: message })
}

export const projectSteps = {
  create,
  generateKey,
  submit,
  prepare,
  validate,
  askForChanges,
  answerNote,
  approve,
  reject,
  suspend,
}
