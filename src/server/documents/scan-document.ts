import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import type { Postbox } from '#server/mail/mailer.ts'
import { documentLetters } from '#server/mail/review-letters.ts'
import * as accounts from '#server/repositories/accounts.ts'
import * as documents from '#server/repositories/documents.ts'
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
    if (!(await documents.settle(tx, id, status, virus, now()))) return
    if (!finding.clean) await tellRefusal(tx, { config, mail, now }, document)
  })
  await mail.dispatch()
}

async function tellRefusal(
  tx: Db,
  { config, mail, now }: Pick<Scanning, 'config' | 'mail' | 'now'>,
  { name, kind, organisationId, projectId, uploadedBy }: documents.StoredDocument,
): Promise<void> {
  if (kind === 'registration' && organisationId) {
    const letter = documentLetters.refused(config.publicUrl, name)
    for (const address of await accounts.listEmailsOfOrganisation(tx, organisationId)) {
      await mail.post(tx, address, letter, now())
    }
    return
  }
  const uploader = await accounts.find(tx, uploadedBy)
  const letter = documentLetters.approvalFileRefused(config.publicUrl, name, projectId ?? '')
  if (uploader) await mail.post(tx, uploader.email, letter, now())
}
