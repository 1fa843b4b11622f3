// Calls an operation's own code, without the guard in front of it, to learn what the operation itself allows.
import fastify from 'fastify'
import { ProblemError } from '#domain/problems.ts'
import type { Role } from '#domain/roles.ts'
import type { OperationId } from '#generated/operations.ts'
import { createJobQueue, noBackgroundJobs } from '#server/background-jobs.ts'
import { readConfig } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import { demoAccounts } from '#server/demo-accounts.ts'
import { type Member, refusals } from '#server/operation.ts'
import { operations } from '#server/operations/all.gen.ts'
import * as accounts from '#server/repositories/accounts.ts'
import type { ExampleRequest } from './contract.ts'
import type { PortalServer } from './portal-server.ts'

const handlers: Record<string, (context: never) => Promise<unknown>> = operations
const config = readConfig({ DEMO: '1', SESSION_SECRET: 'a secret of the contract tests that is long enough' })
const { log } = fastify({ logger: false })

class Undone extends Error {}

/** The code of the problem, or 'done'. Nothing is stored. */
export async function callHandler(portal: PortalServer, id: OperationId, role: Role, request: ExampleRequest) {
  let outcome = 'done'
  const work = async (tx: Db) => {
    const context = contextOf(portal, tx, await memberOf(tx, role), request)
    outcome = await outcomeOf(async () => await handlers[id]?.(context as never))
    throw new Undone()
  }
  await portal.db.transaction(work).catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error
  })
  return outcome
}

async function outcomeOf(work: () => Promise<unknown>): Promise<string> {
  try {
    await work()
    return 'done'
  } catch (error) {
    if (error instanceof ProblemError) return error.code
    // Staff belong to no organisation, which the type of a partner's operation would not let through.
    if (error instanceof Error && error.message === 'there is no organisation null') return 'not-found'
    throw error
  }
}

async function memberOf(db: Db, role: Role): Promise<Member> {
  const email = demoAccounts.find((account) => account.role === role)?.email ?? ''
  const account = await accounts.findByEmail(db, email)
  if (!account) throw new Error(`There is no demo account of the role ${role}`)
  const caller = { accountId: account.id, sessionId: crypto.randomUUID(), email }
  if (role !== 'EXTERNAL_ADMIN') return { ...caller, role, organisationId: null }
  return { ...caller, role, organisationId: account.organisationId ?? '' }
}

const contextOf = ({ now }: PortalServer, db: Db, member: Member, { params, query, body }: ExampleRequest) => ({
  params,
  query: query ?? {},
  body,
  member,
  db,
  reports: <Found>(read: (db: Db) => Promise<Found>) => read(db),
  config,
  mail: { queue: async () => {}, flush: () => {} },
  jobs: createJobQueue(noBackgroundJobs),
  productChanges: [],
  request: { id: 'access', ip: '127.0.0.1', isInternal: true, userAgent: 'Test' },
  openStream: async function* () {},
  log,
  now,
  ...refusals,
})
