import { can } from '#domain/capabilities.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import type { Letter } from '#server/mail/letters.ts'
import type { Postbox } from '#server/mail/mailer.ts'
import { documentLetters } from '#server/mail/review-letters.ts'
import * as accounts from '#server/repositories/accounts.ts'
import * as documents from '#server/repositories/documents.ts'
import * as organisations from '#server/repositories/organisations.ts'
import type { Scanner } from './scanner.ts'

interface Scanning {
  db: Db
  scanner: Scanner
  config: Pick<Config, 'publicUrl'>
  mail: Postbox
  now: () => Date
}

/**
 * Settles a document that waits. Throws when the scanner cannot tell, which has the job tried again; the document stays PENDING
 * till then. One that is gone, replaced or settled already is no work.
 */
export async function scanDocument({ db, scanner, config, mail, now }: Scanning, id: string): Promise<void> {
  const document = await documents.find(db, id)
  if (document?.status !== 'PENDING') return
  const content = await documents.readContent(db, id)
  if (!content) return
  const finding = await scanner.scan(content).catch(async (error: unknown) => {
    await documents.markFailed(db, id, error instanceof Error ? error.message.slice(0, 300) : 'unknown')
    throw error
  })
  await db.transaction(async (tx) => {
    const [status, virus] = finding.clean ? (['ACCEPTED', null] as const) : (['REJECTED', finding.virus] as const)
    // Whose it is may have changed since the scan began: an attachment is the company's once its application is submitted.
    const settled = await documents.settle(tx, id, status, virus, now())
    if (settled?.status === 'REJECTED') await tellRefusal(tx, { config, mail, now }, settled)
  })
  await mail.dispatch()
}

async function tellRefusal(
  tx: Db,
  { config, mail, now }: Pick<Scanning, 'config' | 'mail' | 'now'>,
  document: documents.StoredDocument,
): Promise<void> {
  const { letter, to } = await refusalOf(tx, config.publicUrl, document)
  for (const address of to) await mail.post(tx, address, letter, now())
}

/** Each leads to the place where another file can be chosen, or to what came of this one. */
async function refusalOf(
  tx: Db,
  publicUrl: string,
  { name, organisationId, draftId, projectId, uploadedBy }: documents.StoredDocument,
): Promise<{ letter: Letter; to: string[] }> {
  const uploader = await accounts.find(tx, uploadedBy)
  const company = organisationId ?? uploader?.organisationId
  if (company) {
    // While it cannot count, the wizard shows no attachment and takes no other: the letter would lead nowhere.
    const isTold = !draftId || (await isReplaceable(tx, company))
    const attached = draftId && documentLetters.attachmentRefused(publicUrl, name, draftId)
    return {
      letter: attached || documentLetters.refused(publicUrl, name),
      to: isTold ? await accounts.listEmailsOfOrganisation(tx, company) : [],
    }
  }
  const letter = documentLetters.approvalFileRefused(publicUrl, name, projectId ?? '')
  return { letter, to: uploader ? [uploader.email] : [] }
}

async function isReplaceable(tx: Db, organisationId: string): Promise<boolean> {
  const stored = await documents.findRegistration(tx, organisationId)
  const company = { ...(await organisations.get(tx, organisationId)), documentStatus: stored?.status ?? null }
  return can.replaceDocument({ role: 'EXTERNAL_ADMIN' }, company).allowed
}
