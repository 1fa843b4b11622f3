import { lastCallsChecked, type Readiness, readinessOf } from '#domain/readiness.ts'
import portal from '#generated/portal/openapi.json' with { type: 'json' }
import specification from '#generated/products/direct-carrier-billing/openapi.json' with { type: 'json' }
import type { Db } from '#server/db/database.ts'
import * as apiKeys from '#server/repositories/api-keys.ts'
import * as goLiveDrafts from '#server/repositories/go-live-drafts.ts'
import * as ipAddresses from '#server/repositories/ip-addresses.ts'
import * as organisations from '#server/repositories/organisations.ts'
import type { Project } from '#server/repositories/projects.ts'
import * as readiness from '#server/repositories/readiness.ts'

interface Described {
  operationId?: string
  summary?: string
}

/** The only product that projects can be created for. */
const product = 'direct-carrier-billing'

const operations = Object.values(specification.paths)
  .flatMap((path): Described[] => Object.values(path))
  .flatMap(({ operationId, summary }) => (operationId ? [{ id: operationId, title: summary ?? operationId }] : []))

export async function loadReadiness(db: Db, project: Project, now: Date): Promise<Readiness> {
  const [met, lastCalls, keyExpiries, addresses, wishes, company] = await Promise.all([
    readiness.listObservedAnswers(db, project.id, product),
    readiness.listLastCalls(db, project.id, lastCallsChecked),
    apiKeys.listSandboxExpiries(db, project.id, now),
    ipAddresses.listOfProject(db, project.id),
    readiness.listWishedCodes(db, project.id),
    loadCompany(db, project),
  ])
  const facts = { operations, met, lastCalls, keyExpiries, companyComplete: isComplete(company) }
  return readinessOf({ ...facts, addresses: addresses.length, wishedProductCodes: wishes.length }, now)
}

type CompanyTexts = Record<string, string | null | undefined>

/** The company as stored, with the fields of the draft over it. */
async function loadCompany(db: Db, project: Project): Promise<CompanyTexts> {
  const { identityUen, hotlineNumber, ...stored } = await organisations.get(db, project.organisationId)
  const { name, website, details, address, country } = stored
  const draft = await goLiveDrafts.find(db, project.id)
  const texts = { name, website, details, address, country, identity_uen: identityUen, hotline_number: hotlineNumber }
  return { ...texts, ...draft?.company }
}

/** The fields that the step of the Go Live wizard requires. */
const requiredFields: string[] = portal.components.schemas.GoLiveCompany.required

const isComplete = (company: CompanyTexts) => requiredFields.every((field) => company[field]?.trim())
