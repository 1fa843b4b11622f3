import { eq } from 'drizzle-orm'
import { placeOf, stepOf, type WorkflowAction } from '#domain/workflow.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import { organisations } from '#server/db/identity-schema.ts'
import { demoDocument } from '#server/demo/demo-document.ts'
import { type DemoPartner, type DemoProject, type DemoStage, demoPartners } from '#server/demo/demo-partners.ts'
import type { MailQueue } from '#server/mail/mail-queue.ts'
import type { Member } from '#server/operation.ts'
import * as accounts from '#server/repositories/accounts.ts'
import * as documents from '#server/repositories/documents.ts'
import * as ipAddresses from '#server/repositories/ip-addresses.ts'
import * as companies from '#server/repositories/organisations.ts'
import * as productCodes from '#server/repositories/product-codes.ts'
import * as productTests from '#server/repositories/product-tests.ts'
import * as projectProviders from '#server/repositories/project-providers.ts'
import * as projects from '#server/repositories/projects.ts'
import * as smsTemplates from '#server/repositories/sms-templates.ts'
import { advance, recordCreation } from '#server/review/advance.ts'
import { sandboxProductCodes } from '#server/review/sandbox-product-codes.ts'

const dayMs = 86_400_000

/** The demo's past events send no mail. */
const noMail: MailQueue = { queue: async () => {}, flush: async () => {} }

/** Creates partners with projects at every review stage and in every state, through the steps of the workflow. Idempotent. */
export async function seedReview(db: Db, config: Config, now: Date): Promise<void> {
  for (const partner of demoPartners) {
    if (await accounts.findByEmail(db, partner.email)) continue
    await db.transaction((tx) => seedPartner(tx, config, partner, now))
  }
}

type Actors = Record<'partner' | 'ines' | 'theo' | 'bea', Member>

async function seedPartner(tx: Db, config: Config, partner: DemoPartner, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs)
  const at = ago(partner.signedUp)
  const account = await accounts.insertPartner(tx, {
    email: partner.email,
    passwordHash: 'no password opens this account',
    ...partner.person,
    confirmedAt: at,
    createdAt: at,
    updatedAt: at,
  })
  // Another process seeded at the same moment.
  if (!account?.organisationId) return
  const { organisationId } = account
  const { company, bank } = partner
  if (company) await tx.update(organisations).set(company).where(eq(organisations.id, organisationId))
  if (bank) await companies.saveBank(tx, organisationId, bank, at)
  if (company) await uploadRegistration(tx, organisationId, account.id, company, at)
  const actors: Actors = {
    partner: { accountId: account.id, sessionId: '', email: account.email, role: 'EXTERNAL_ADMIN', organisationId },
    ines: await staff(tx, 'ines@portal.example', 'BUSINESS_INTERNAL'),
    theo: await staff(tx, 'theo@portal.example', 'TECHNICAL_LIMITED'),
    bea: await staff(tx, 'bea@portal.example', 'BUSINESS_ADMIN'),
  }
  for (const project of partner.projects)
    await seedProject({ tx, config, actors, partner, ago }, project, organisationId)
}

async function staff(tx: Db, email: string, role: Exclude<Member['role'], 'EXTERNAL_ADMIN'>): Promise<Member> {
  const account = await accounts.findByEmail(tx, email)
  if (!account) throw new Error(`the demo has no account ${email}`)
  return { accountId: account.id, sessionId: '', email, role, organisationId: null }
}

async function uploadRegistration(
  tx: Db,
  organisationId: string,
  uploadedBy: string,
  { name, identityUen, address }: NonNullable<DemoPartner['company']>,
  at: Date,
): Promise<void> {
  const content = demoDocument(['Certificate of registration', name, identityUen, address, 'Made up for a demo.'])
  const file = { name: 'registration.pdf', contentType: 'application/pdf', size: content.length, content }
  const { id } = await documents.replaceRegistration(tx, organisationId, { ...file, uploadedBy, createdAt: at })
  await documents.settle(tx, id, 'ACCEPTED', null, at)
}

interface SeedContext {
  tx: Db
  config: Config
  actors: Actors
  partner: DemoPartner
  ago: (days: number) => Date
}

/** The steps that bring a new project to each stage. */
const stepsOf: Record<DemoStage, readonly SeedStep[]> = {
  draft: [],
  preparation: ['submit'],
  technical: ['submit', 'prepare'],
  business: ['submit', 'prepare', 'validate'],
  live: ['submit', 'prepare', 'validate', 'approve'],
  rejected: ['submit', 'prepare', 'reject'],
  suspended: ['submit', 'prepare', 'validate', 'approve', 'suspend'],
}

type SeedStep = 'submit' | 'prepare' | 'validate' | 'approve' | 'reject' | 'suspend'

async function seedProject(context: SeedContext, demoProject: DemoProject, organisationId: string): Promise<void> {
  const { tx, actors, ago } = context
  const { name, description, projectType, stage, days } = demoProject
  const createdAt = ago(stage === 'draft' ? days : days + 8)
  const own = { organisationId, createdBy: actors.partner.accountId, createdAt, updatedAt: createdAt }
  const project = await projects.insert(tx, { name, description, projectType, productType: 1, ...own })
  await productCodes.insertAll(tx, sandboxProductCodes(project.id))
  await recordCreation(tx, project, actors.partner)
  const taker = createStepTaker(context, project)
  for (const step of stepsOf[stage]) await seedSteps[step](taker, context, demoProject)
}

type TakeStep = (action: WorkflowAction, by: Member | null, days: number, message?: string) => Promise<Date>
type SeededProject = { id: string; take: TakeStep }

/** Takes workflow steps in order, each dated `days` before now. Throws when the workflow does not allow the step. */
function createStepTaker({ tx, config, ago }: SeedContext, created: projects.Project): SeededProject {
  let project = created
  return {
    id: created.id,
    async take(action, member, days, message) {
      const at = ago(days)
      const standing = { state: project.status, stage: project.stage }
      const { by, from } = stepOf(action)
      if ((member?.role ?? 'system') !== by || !from.includes(placeOf(standing)))
        throw new Error(`the demo cannot ${action} ${project.name}`)
      project = await advance(tx, { config, mail: noMail, now: () => at, member }, project, action, message ?? null)
      return at
    },
  }
}

const seedSteps: Record<SeedStep, (taker: SeededProject, context: SeedContext, project: DemoProject) => Promise<void>> =
  {
    async submit({ id, take }, { tx, actors, partner }, { days }) {
      await projectProviders.replaceOfProject(tx, id, partner.providers)
      await ipAddresses.replaceAll(tx, id, partner.addresses)
      const at = await take('submit', actors.partner, days)
      await projects.change(tx, id, { locale: partner.locale, updatedAt: at })
    },

    async prepare({ id, take }, { tx, actors, partner, ago }, { name, days }) {
      const at = days - 0.6
      const word = name.toUpperCase().replaceAll(/[^A-Z]/g, '')
      const providerCode = word.slice(0, 12)
      await projects.change(tx, id, { providerCode, updatedAt: ago(at) })
      await take('save-provider-code', actors.ines, at, providerCode)
      for (const { provider, description, ...price } of liveCodesOf(id, partner)) {
        const code = `${word.slice(0, 8)}${Math.round(Number(price.price))}`
        await productCodes.insert(tx, { ...price, provider, description, code, createdAt: ago(at) })
        await take('add-product-code', actors.ines, at, `${provider} ${code}: ${description}`)
      }
      for (const text of [
        `#PASSWORD# is your code for ${name}.`,
        `Thank you for {amount} to ${name}. Questions: {hotline}`,
      ]) {
        await smsTemplates.insert(tx, id, text, ago(at))
        await take('add-sms-template', actors.ines, at, text)
      }
      await take('hand-over', actors.ines, days - 0.9)
    },

    async validate({ id, take }, { tx, actors, partner, ago }, { days }) {
      const count = liveCodesOf(id, partner).length
      const test = await productTests.start(tx, id, actors.theo.accountId, ago(days - 1.4))
      await take('start-tests', actors.theo, days - 1.4)
      await productTests.finish(tx, test.id, true, ago(days - 1.4001))
      await take('finish-tests', null, days - 1.4001, `${count} of ${count} product codes passed.`)
      await take('approve-technically', actors.theo, days - 1.7, 'Charge, status and refund answer as they should.')
    },

    async approve({ take }, { actors }, { days }) {
      await take('approve', actors.bea, days - 2.5)
    },

    async reject({ take }, { actors }, { days, comment }) {
      await take('reject', actors.bea, days - 2.2, comment)
    },

    async suspend({ take }, { actors }, { days, comment }) {
      await take('suspend', actors.bea, days / 4, comment)
    },
  }

/** Two prices of each operator that the partner asked for. */
function liveCodesOf(projectId: string, { providers }: DemoPartner) {
  const offered = sandboxProductCodes(projectId).filter(({ provider }) => providers.some((code) => code === provider))
  return providers
    .flatMap((code) => offered.filter(({ provider }) => provider === code).slice(0, 2))
    .map((point) => ({ ...point, environment: 'live' as const }))
}
