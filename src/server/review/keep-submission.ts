import type { Application } from '#domain/application-pointers.ts'
import type { Db } from '#server/db/database.ts'
import type { Member } from '#server/operation.ts'
import { presentCompany } from '#server/presenters/profile.ts'
import * as accounts from '#server/repositories/accounts.ts'
import * as documents from '#server/repositories/documents.ts'
import * as ipAddresses from '#server/repositories/ip-addresses.ts'
import * as organisations from '#server/repositories/organisations.ts'
import * as projectProviders from '#server/repositories/project-providers.ts'
import * as projects from '#server/repositories/projects.ts'
import { listWishedCodes } from '#server/repositories/readiness.ts'
import * as submissions from '#server/repositories/submissions.ts'

/** Keeps what the partner has submitted, read from where it was stored, and returns its hash for the event. */
export async function keepSubmission(tx: Db, projectId: string, member: Member | null, at: Date): Promise<string> {
  if (!member) throw new Error(`the submission of project ${projectId} has no author`)
  const content = await readApplication(tx, projectId, member.accountId)
  const submission = { projectId, submittedAt: at, submittedBy: member.accountId, content }
  return (await submissions.add(tx, submission)).sha256
}

/** The stored values, and not those of the request: a part that is not open keeps its submitted values. */
export async function readApplication(tx: Db, projectId: string, accountId: string): Promise<Application> {
  const reviewed = await projects.findReviewed(tx, projectId)
  if (!reviewed) throw new Error(`there is no project ${projectId}`)
  const { project, organisation } = reviewed
  return {
    project: {
      providers: await projectProviders.listOfProject(tx, projectId),
      locale: project.locale,
      ipAddresses: (await ipAddresses.listOfProject(tx, projectId)).map(({ address }) => address),
    },
    productCodes: await listWishedCodes(tx, projectId),
    company: presentCompany(organisation),
    user: await readRepresentative(tx, accountId),
    payment: await organisations.getBank(tx, organisation.id),
    document: await documents.fingerprintOfRegistration(tx, organisation.id),
  }
}

async function readRepresentative(tx: Db, accountId: string): Promise<Application['user']> {
  const account = await accounts.find(tx, accountId)
  const { salutation = null, fullName = null, jobTitle = null, mobileNumber = null } = account ?? {}
  return { salutation, fullName, jobTitle, mobileNumber }
}
