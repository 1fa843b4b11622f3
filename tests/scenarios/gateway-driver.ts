import { randomUUID } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import product from '#generated/products/direct-carrier-billing/openapi.json' with { type: 'json' }
import type { Db } from '#server/db/database.ts'
import { simulatorRecords } from '#server/db/gateway-schema.ts'
import { hashKeyValue, newKeyValue } from '#server/identity/api-key-value.ts'
import * as accounts from '#server/repositories/accounts.ts'
import * as apiKeys from '#server/repositories/api-keys.ts'
import * as productCodes from '#server/repositories/product-codes.ts'
import * as projects from '#server/repositories/projects.ts'
import { sandboxProductCodes } from '#server/review/sandbox-product-codes.ts'
import type { OperationId } from '#simulator/contract/contract.ts'
import type { Answer, SimulatedRequest } from '#simulator/request.ts'
import { ledgerOf } from '#simulator/state/ledger.ts'
import type { Entry } from '#simulator/state/records.ts'
import { applyEntries, emptyState } from '#simulator/state/state.ts'
import { type Credentials, credentialsOf } from '#tests/support/payment.ts'
import { operationsOf, parseDocument } from '../../scripts/generate/openapi.ts'
import type { Driver } from './play.ts'

const operations = operationsOf(parseDocument(JSON.stringify(product)))

interface Gateway {
  /** Address of the portal. */
  url: string
  db: Db
  now: () => Date
  advance: (seconds: number) => void
}

/** Calls the gateway over HTTP with new partners and projects. Each call advances its clock by a second. */
export async function gatewayDriver(gateway: Gateway): Promise<Driver> {
  const { db } = gateway
  const us = await newPartner(gateway)
  const others = await newPartner(gateway)
  // The keys are the project ids in scenarios.
  const credentials = new Map<string, Credentials>([
    ['project-1', await newProject(gateway, us)],
    ['project-2', await newProject(gateway, us)],
    ['project-3', await newProject(gateway, others)],
  ])
  const scopes = [...credentials.values()].flatMap((each) => [each['x-partner-id'], each['x-project-id']])
  return {
    async call(request) {
      gateway.advance(1)
      return await send(gateway.url, request, credentials.get(request.projectId))
    },
    wait: gateway.advance,
    async ledger() {
      const { kind, scope, key, record } = simulatorRecords
      const rows = await db.select({ kind, scope, key, record }).from(simulatorRecords).where(inArray(scope, scopes))
      return ledgerOf(applyEntries(emptyState, rows.filter(isEntry)))
    },
  }
}

async function send(url: string, request: SimulatedRequest, credentials: Credentials | undefined): Promise<Answer> {
  const { method, path } =
    operations.find(({ operationId }) => operationId === request.operation) ?? missing(request.operation)
  const place = path.replace('{correlationId}', encodeURIComponent(request.correlationId ?? ''))
  const answer = await fetch(`${url}/sandbox${place}`, {
    method: method.toUpperCase(),
    headers: { ...credentials, ...(method === 'post' && { 'content-type': 'application/json' }) },
    ...(method === 'post' && { body: JSON.stringify(request.body) }),
  })
  return { status: answer.status, body: await answer.json() }
}

function missing(operation: OperationId): never {
  throw new Error(`The specification has no operation '${operation}'`)
}

function isEntry(row: { kind: string; scope: string; key: string; record: unknown }): row is Entry {
  return row.record !== null
}

async function newPartner({ db, now }: Gateway): Promise<accounts.Account> {
  const account = await accounts.insertPartner(db, {
    email: `${randomUUID()}@partner.example`,
    passwordHash: 'unused',
    confirmedAt: now(),
    createdAt: now(),
    updatedAt: now(),
  })
  if (!account) throw new Error('The partner was not inserted')
  return account
}

async function newProject({ db, now }: Gateway, partner: accounts.Account): Promise<Credentials> {
  const organisationId = partner.organisationId ?? ''
  const { id: projectId } = await projects.insert(db, {
    organisationId,
    name: randomUUID(),
    description: 'Made for a scenario.',
    projectType: 1,
    productType: 1,
    createdBy: partner.id,
    createdAt: now(),
    updatedAt: now(),
  })
  await productCodes.insertAll(db, sandboxProductCodes(projectId))
  const value = newKeyValue('sandbox')
  await apiKeys.insert(db, {
    projectId,
    environment: 'sandbox',
    keyHash: hashKeyValue(value),
    lastFour: value.slice(-4),
    createdBy: partner.id,
    createdAt: now(),
    expiresAt: new Date(now().getTime() + 365 * 86_400_000),
  })
  return credentialsOf(organisationId, projectId, value)
}
