import type { Environment } from '#domain/environments.ts'
import type { Place } from '#domain/workflow-step.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import type { DemoPartner, DemoProject } from '#server/demo/demo-partners.ts'
import { type Actors, projectSteps, type Seeding } from '#server/demo/project-steps.ts'
import type { Staff } from '#server/operation.ts'
import * as accounts from '#server/repositories/accounts.ts'
import { Past } from './past.ts'

type Step = keyof typeof projectSteps

/** The steps that bring a new project to each stage. */
const stepsTo: Record<Place, readonly Step[]> = {
  draft: ['create'],
  preparation: ['create', 'submit'],
  technical: ['create', 'submit', 'prepare'],
  changes: ['create', 'submit', 'prepare', 'askForChanges', 'answerNote'],
  business: ['create', 'submit', 'prepare', 'validate'],
  live: ['create', 'submit', 'prepare', 'validate', 'approve'],
  rejected: ['create', 'submit', 'prepare', 'reject'],
  suspended: ['create', 'submit', 'prepare', 'validate', 'approve', 'suspend'],
}

/** Days between the submission and each step. A draft has no submission: its days count from its creation. */
const daysAfterSubmission: Record<Exclude<Step, 'generateKey' | 'suspend'>, number> = {
  create: -8,
  submit: 0,
  prepare: 0.6,
  validate: 1.4,
  askForChanges: 1.4,
  answerNote: 2.1,
  reject: 2.2,
  approve: 2.5,
}

interface Event {
  daysAgo: number
  happen(): Promise<void>
}

type DemoAccount = NonNullable<Awaited<ReturnType<typeof accounts.find>>>

/** The projects of a partner, with the steps of all of them in the order of their days. */
export async function seedProjects(
  tx: Db,
  config: Config,
  { account, partner, now }: { account: DemoAccount; partner: DemoPartner; now: Date },
): Promise<void> {
  const past = new Past(tx, config, now)
  const actors = await actorsOf(tx, account)
  const events = partner.projects.flatMap((project) => eventsOf({ past, actors, partner, project, id: '' }))
  for (const { happen } of events.toSorted((one, other) => other.daysAgo - one.daysAgo)) await happen()
}

function eventsOf(seeding: Seeding): Event[] {
  const { project } = seeding
  const happens = (step: Step, daysAgo: number, environment: Environment = 'sandbox') => ({
    daysAgo,
    happen: () => projectSteps[step](seeding, daysAgo, environment),
  })
  return [
    ...stepsTo[project.stage].map((step) => happens(step, daysAgoOf(step, project))),
    ...keysOf(project).map(({ environment, daysAgo }) => happens('generateKey', daysAgo, environment)),
  ]
}

/** A sandbox key before the submission, and a live key after the approval. */
function keysOf({ stage, days, keys }: DemoProject): NonNullable<DemoProject['keys']> {
  if (keys) return keys
  if (stage === 'draft') return []
  const sandbox = { environment: 'sandbox' as const, daysAgo: days + 7.8 }
  const isApproved = stage === 'live' || stage === 'suspended'
  return isApproved ? [sandbox, { environment: 'live', daysAgo: days - 2.7 }] : [sandbox]
}

function daysAgoOf(step: Step, { stage, days }: DemoProject): number {
  if (step === 'suspend' || step === 'generateKey') return days / 4
  return stage === 'draft' ? days : days - daysAfterSubmission[step]
}

async function actorsOf(tx: Db, { id, email, organisationId }: DemoAccount): Promise<Actors> {
  if (!organisationId) throw new Error(`${email} is no partner`)
  return {
    // One-time codes need a session id, and the demo's accounts have none.
    partner: { accountId: id, sessionId: id, email, role: 'EXTERNAL_ADMIN', organisationId },
    ines: await staff(tx, 'ines@portal.example', 'BUSINESS_INTERNAL'),
    theo: await staff(tx, 'theo@portal.example', 'TECHNICAL_LIMITED'),
    bea: await staff(tx, 'bea@portal.example', 'BUSINESS_ADMIN'),
  }
}

async function staff(tx: Db, email: string, role: Staff['role']): Promise<Staff> {
  const account = await accounts.findByEmail(tx, email)
  if (!account) throw new Error(`the demo has no account ${email}`)
  return { accountId: account.id, sessionId: account.id, email, role, organisationId: null }
}
