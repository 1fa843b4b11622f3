import type { Application } from '#domain/application-pointers.ts'
import type { Db } from '#server/db/database.ts'
import type { Project } from '#server/repositories/projects.ts'
import * as submissions from '#server/repositories/submissions.ts'

/** A complete application as a submission stores it. */
export const submitted: Application = {
  project: { providers: ['AIS', 'STM'], locale: 'en-SG', ipAddresses: ['8.8.4.4', '8.8.8.8'] },
  productCodes: [{ provider: 'STM', code: 'GAME-1', description: 'One game', price: '2.50', currency: 'SGD' }],
  company: {
    name: 'Lumen Pte Ltd',
    website: 'lumen.example',
    industry: null,
    details: 'Music and games for phones.',
    identity_uen: '201912345K',
    address: '1 Harbour Front, Singapore',
    country: 'Singapore',
    hotline_number: '+65 61234567',
  },
  user: { salutation: 'Ms.', fullName: 'Dana Ong', jobTitle: 'Head of Partnerships', mobileNumber: '+65 81234567' },
  payment: { bankName: 'Harbour Bank', bankCode: '7171', branchCode: '001', accountNumber: '0012345678' },
  document: { name: 'registration.pdf', size: 48_112, sha256: 'a'.repeat(64) },
}

/** Adds submissions of a project, each with another address of the company and another whitelisted address. */
export async function addSubmissions(db: Db, project: Project, count: number): Promise<void> {
  for (let number = 1; number <= count; number++) {
    const company = { ...submitted.company, address: `${number} Harbour Front, Singapore` }
    const content = { ...submitted, company, project: { ...submitted.project, ipAddresses: [`8.8.4.${number}`] } }
    const { id: projectId, createdBy: submittedBy, submittedAt } = project
    await submissions.add(db, { projectId, submittedBy, submittedAt: submittedAt ?? project.createdAt, content })
  }
}
