import { labelOf } from '#domain/application-pointers.ts'
import type { MailName } from '#domain/workflow-effects.ts'
import type { MailContent } from '#server/mail/compose-mail.ts'
import { digestMail } from '#server/mail/digest-mail.ts'
import { endingMails } from '#server/mail/ending-mail-texts.ts'
import { toMail } from '#server/mail/letter.ts'
import { contactMail, mailTexts } from '#server/mail/mail-texts.ts'
import { bounceMails, documentMails, keyMails, reviewMails, testMails } from '#server/mail/review-mail-texts.ts'
import { noteMails, threadMails } from '#server/mail/thread-mail-texts.ts'

export const publicUrl = 'https://portal.example'
const projectId = '6b1f0a52-9a3e-4a0e-8d55-6f3f3a2b1c44'

/** User input with markup and a word longer than a line. */
const typed = `The <b>document</b> & its copy say "Night Ferry".\nSee ${'registration'.repeat(12)}.`

export const facts = {
  projectId,
  projectName: 'Night Ferry',
  comment: typed,
  reader: 'TECHNICAL_LIMITED',
  changes: ['document', 'bank'],
  notes: `Company address: ${typed}`,
} as const

const bank = { bankName: 'Harbour Bank', bankCode: '7171', branchCode: '014', accountNumber: '0140023871' }
const noAccount = { ...bank, accountNumber: '' }
const code = '038412'

// The types require a sample of every mail in the catalogue.
const identityMails: Record<keyof typeof mailTexts, MailContent> = {
  confirmSignUp: mailTexts.confirmSignUp(publicUrl, code),
  mfa: mailTexts.mfa(publicUrl, code),
  newPassword: mailTexts.newPassword(publicUrl, code),
  bankCode: mailTexts.bankCode(publicUrl, code),
  liveKeyCode: mailTexts.liveKeyCode(publicUrl, code),
  bankChanged: mailTexts.bankChanged(publicUrl, noAccount),
  accountExists: mailTexts.accountExists(publicUrl),
  wrongPasswords: mailTexts.wrongPasswords(publicUrl),
  wrongCodes: mailTexts.wrongCodes(publicUrl),
  passwordChanged: mailTexts.passwordChanged(publicUrl, 'every other session'),
  secondStepChanged: mailTexts.secondStepChanged(publicUrl, 'An authenticator app was added.'),
}

const names = Object.keys(reviewMails) as MailName[]

export const projectMails: Record<MailName, MailContent> = Object.fromEntries(
  names.map((name) => [name, toMail(publicUrl, reviewMails[name](facts))]),
) as Record<MailName, MailContent>

export const fileMails: Record<keyof typeof documentMails, MailContent> = {
  refused: documentMails.refused(publicUrl, 'registration <copy>.pdf'),
  attachmentRefused: documentMails.attachmentRefused(publicUrl, 'a.pdf', projectId),
  approvalFileRefused: documentMails.approvalFileRefused(publicUrl, 'a.pdf', projectId),
}

export const expiryMails: Record<keyof typeof keyMails, MailContent> = {
  expiring: toMail(publicUrl, keyMails.expiring(projectId, 'Night Ferry', 'sk_…1234', 'expires in 30 days')),
}

export const sunsetMails: Record<keyof typeof endingMails, MailContent> = {
  ending: toMail(
    publicUrl,
    endingMails.ending({
      projectId,
      projectName: 'Night Ferry',
      productTitle: 'Direct Carrier Billing',
      calls: 1204,
      operation: 'POST /v1/notification/sms (sendSms)',
      ends: [{ label: 'the operation', sunset: '2027-01-31', before: '2026-12-31' }],
    }),
  ),
  withdrawn: toMail(
    publicUrl,
    endingMails.withdrawn({
      projectName: 'Night Ferry',
      product: 'direct-carrier-billing',
      productTitle: 'Direct Carrier Billing',
      endings: [{ id: 'createCharge body merchantContact', sunset: '2027-01-31' }],
    }),
  ),
}

export const runMails: Record<keyof typeof testMails, MailContent> = {
  finished: toMail(publicUrl, testMails.finished(projectId, 'Night Ferry', false, '1 of 2 product codes passed.')),
}

const said = { projectId, projectName: 'Night Ferry', text: typed }

export const messageMails: Record<keyof typeof threadMails, MailContent> = {
  fromDesk: toMail(publicUrl, threadMails.fromDesk(said, 'TECHNICAL_LIMITED')),
  fromPartner: toMail(publicUrl, threadMails.fromPartner(said, 'dana@lumen.example', 'TECHNICAL_LIMITED')),
}

const noted = { ...said, noteId: projectId, label: labelOf('/payment/accountNumber') }

export const newsOfNotes: Record<keyof typeof noteMails, MailContent> = {
  answered: toMail(publicUrl, noteMails.answered(noted, 'dana@lumen.example', 'TECHNICAL_LIMITED')),
  closed: toMail(publicUrl, noteMails.closed(noted)),
  reopened: toMail(publicUrl, noteMails.reopened(noted)),
}

const bounced = { recipient: 'dana@lumen.example', subject: 'Night Ferry is live' }

export const bounces: Record<keyof typeof bounceMails, MailContent> = {
  bounced: toMail(publicUrl, bounceMails.bounced({ ...bounced, hasNoMailbox: false })),
  partnerBounced: toMail(publicUrl, bounceMails.partnerBounced('Lumen', { ...bounced, hasNoMailbox: true }, projectId)),
}

const news = {
  title: 'Night Ferry <b>is live</b>',
  text: typed,
  action: 'Open the project',
  path: `/projects/${projectId}`,
}
const dailyMail: MailContent = digestMail(publicUrl, [news, { ...news, title: 'A key is about to expire' }])

const visitorMail: MailContent = contactMail({
  name: 'Mira <Tan>',
  companyEmail: 'mira@lumen.example',
  companyWebsite: 'https://lumen.example',
  role: 'Other: Founder',
  country: 'Singapore',
  mobileNumber: '+65 81234567',
  message: typed,
  createdAt: new Date('2026-11-20T08:00:00Z'),
})

/** Every mail that the portal sends, by name. */
export const allMails: [name: string, mail: MailContent][] = Object.entries({
  ...identityMails,
  ...projectMails,
  ...fileMails,
  ...expiryMails,
  ...sunsetMails,
  ...messageMails,
  ...newsOfNotes,
  ...runMails,
  ...bounces,
  daily: dailyMail,
  contact: visitorMail,
})
