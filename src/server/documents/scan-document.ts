import { can } from '#domain/capabilities.ts'
import { cutText } from '#domain/cut-text.ts'
import type { Db } from '#server/db/database.ts'
import type { Scanner } from '#server/documents/scanners.ts'
import type { MailContent } from '#server/mail/compose-mail.ts'
import { documentMails } from '#server/mail/review-mail-texts.ts'
import type { Notifying, NotifyingJob } from '#server/notifications/notify.ts'
import * as accounts from '#server/repositories/accounts.ts'
import * as documents from '#server/repositories/documents.ts'
import * as organisations from '#server/repositories/organisations.ts'
import type { Figures } from '#server/telemetry/figures.ts'
import { inSpan } from '#server/telemetry/spans.ts'

interface Scanning extends NotifyingJob {
  scanner: Scanner
  figures?: Figures | undefined
}

/**
 * Scans a pending document and stores the result. Throws when the scanner fails, so that the job is retried and the
 * document stays PENDING. Ignores a document that was deleted, replaced or scanned already.
 */
export async function scanDocument(scanning: Scanning, id: string): Promise<void> {
  const { db, scanner, config, mail, now, figures } = scanning
  const document = await documents.find(db, id)
  if (document?.status !== 'PENDING') return
  const content = await documents.readContent(db, id)
  if (!content) return
  const scan = inSpan('scan document', { kind: 'client' }, () => scanner.scan(content))
  const finding = await scan.catch(async (error: unknown) => {
    figures?.countScan('failed')
    await documents.markFailed(db, id, error instanceof Error ? cutText(error.message, 300) : 'unknown')
    throw error
  })
  figures?.countScan(finding.clean ? 'clean' : 'infected')
  await db.transaction(async (tx) => {
    const [status, virus] = finding.clean ? (['ACCEPTED', null] as const) : (['REJECTED', finding.virus] as const)
    // The owner may have changed since the scan began: submission moves an attachment to the company.
    const settled = await documents.settle(tx, id, status, virus, now())
    // The partner has replaced a superseded one already.
    if (settled?.status === 'REJECTED' && settled.kind !== 'superseded')
      await mailRefusal(tx, { config, mail, now }, settled)
  })
  mail.flush()
}

async function mailRefusal(
  tx: Db,
  { config, mail, now }: Notifying,
  document: documents.StoredDocument,
): Promise<void> {
  const { content, to } = await refusalMail(tx, config.publicUrl, document)
  for (const address of to) await mail.queue(tx, address, content, now())
}

/** The mail about a rejected file, with a link to where it can be replaced, and its recipients. */
async function refusalMail(
  tx: Db,
  publicUrl: string,
  { name, organisationId, draftId, projectId, uploadedBy }: documents.StoredDocument,
): Promise<{ content: MailContent; to: string[] }> {
  const uploader = await accounts.find(tx, uploadedBy)
  const company = organisationId ?? uploader?.organisationId
  if (company) {
    // While the company is locked, the wizard neither shows nor accepts an attachment, so a link would lead nowhere.
    const isTold = !draftId || (await isReplaceable(tx, company))
    const readers = await accounts.listRecipients(tx, { organisationId: company })
    const attached = draftId && documentMails.attachmentRefused(publicUrl, name, draftId)
    return {
      content: attached || documentMails.refused(publicUrl, name),
      to: isTold ? readers.map(({ email }) => email) : [],
    }
  }
  const content = documentMails.approvalFileRefused(publicUrl, name, projectId ?? '')
  return { content, to: uploader ? [uploader.email] : [] }
}

async function isReplaceable(tx: Db, organisationId: string): Promise<boolean> {
  const stored = await documents.findRegistration(tx, organisationId)
  const company = { ...(await organisations.get(tx, organisationId)), documentStatus: stored?.status ?? null }
  return can.replaceDocument({ role: 'EXTERNAL_ADMIN' }, company).allowed
}
