import { type ApplicationPart, partNames } from '#domain/application-parts.ts'
import { promisedDays } from '#domain/review-promise.ts'
import type { Role } from '#domain/roles.ts'
import type { MailName } from '#domain/workflow-effects.ts'
import type { MailContent } from '#server/mail/compose-mail.ts'
import { type Letter, toMail } from '#server/mail/letter.ts'
import { describeRetries } from '#server/mail/mail-retries.ts'

/** The data of a mail about a project. */
interface MailFacts {
  projectId: string
  projectName: string
  /** Links lead to the page of this role. */
  reader: Role
  /** The reviewer's comment, or the partner's reason. */
  comment: string | null
  /** The parts that a rejection or a request for changes names. */
  changes: readonly ApplicationPart[]
  /** The open notes, one a line. */
  notes: string | null
}

type Write = (facts: MailFacts) => Letter

const quoteOf = (comment: string | null, label = "Reviewer's comment") =>
  comment ? { label, text: comment } : undefined

/** The page on which a role reads a project. */
export const projectPages: Record<Role, string> = {
  EXTERNAL_ADMIN: '/projects',
  BUSINESS_INTERNAL: '/sms-template',
  TECHNICAL_LIMITED: '/tech-validation',
  BUSINESS_ADMIN: '/sms-template',
}

export const reviewMails: Record<MailName, Write> = {
  'application-received': ({ projectId, projectName }) => ({
    subject: `We have received your application for ${projectName}`,
    paragraphs: [`We have received your application. You will be updated within ${promisedDays} business days.`],
    link: ['See the project', `/projects/${projectId}`],
  }),

  'project-to-prepare': ({ projectId, projectName }) => ({
    subject: `${projectName} is ready for preparation`,
    paragraphs: [
      `${projectName} was submitted for go-live. It needs a provider code, product codes and SMS templates.`,
    ],
    link: ['Prepare it', `/sms-template/${projectId}`],
  }),

  'project-to-validate': ({ projectId, projectName }) => ({
    subject: `${projectName} is ready for technical approval`,
    paragraphs: [`${projectName} is prepared. Its product codes can be tested now.`],
    link: ['Validate it', `/tech-validation/${projectId}`],
  }),

  'project-sent-back': ({ projectId, projectName, comment }) => ({
    subject: `${projectName} goes back to preparation`,
    paragraphs: [`The technical admin has sent ${projectName} back.`],
    quote: quoteOf(comment),
    link: ['Prepare it', `/sms-template/${projectId}`],
  }),

  'project-to-decide': ({ projectId, projectName, comment }) => ({
    subject: `${projectName} is ready for your decision`,
    paragraphs: [`${projectName} has its technical approval.`],
    quote: quoteOf(comment),
    link: ['Decide', `/sms-template/${projectId}`],
  }),

  'project-approved': ({ projectId, projectName, comment }) => ({
    subject: `${projectName} is live`,
    paragraphs: [`${projectName} was approved. On its page, choose the live environment and generate a live key.`],
    quote: quoteOf(comment),
    link: ['Open the project', `/projects/${projectId}`],
  }),

  'changes-requested': ({ projectId, projectName, changes, notes }) => ({
    subject: `Please change your application for ${projectName}`,
    paragraphs: [
      `Your application for ${projectName} needs changes before its review continues. The other entries stay as they are.`,
      ...(changes.length > 0 ? [`Please change: ${partNames(changes)}.`] : []),
    ],
    quote: quoteOf(notes, 'Notes of the review'),
    link: ['See the notes', `/projects/${projectId}/review`],
  }),

  'project-resubmitted': ({ projectId, projectName, reader }) => ({
    subject: `${projectName} was changed as requested`,
    paragraphs: [`The partner has submitted the requested changes of ${projectName}. It is your turn again.`],
    link: ['See the changes', `${projectPages[reader]}/${projectId}`],
  }),

  'project-rejected': ({ projectId, projectName, comment, changes }) => ({
    subject: `${projectName} was not approved`,
    paragraphs: [
      `${projectName} was rejected. You can correct the application and submit it again.`,
      ...(changes.length > 0 ? [`Please change: ${partNames(changes)}.`] : []),
    ],
    quote: quoteOf(comment),
    link: ['Open the project', `/projects/${projectId}`],
  }),

  'project-suspended': ({ projectId, projectName, comment }) => ({
    subject: `${projectName} is suspended`,
    paragraphs: [`${projectName} was suspended: its keys are refused from now on. Nothing is deleted.`],
    quote: quoteOf(comment),
    link: ['Open the project', `/projects/${projectId}`],
  }),

  'project-reinstated': ({ projectId, projectName, comment }) => ({
    subject: `${projectName} is live again`,
    paragraphs: [`${projectName} was reinstated. It has the keys and product codes it had before.`],
    quote: quoteOf(comment),
    link: ['Open the project', `/projects/${projectId}`],
  }),

  'project-withdrawn': ({ projectId, projectName, comment, reader }) => ({
    subject: `${projectName} was withdrawn`,
    paragraphs: [`The partner has withdrawn ${projectName}. It is no longer in your queue.`],
    quote: quoteOf(comment, "Partner's reason"),
    link: ['See the project', `${projectPages[reader]}/${projectId}`],
  }),
}

export const documentMails = {
  refused: (publicUrl: string, name: string): MailContent =>
    toMail(publicUrl, {
      subject: 'Your document was refused',
      paragraphs: [`The virus scan refused ${name}. Please upload another file.`],
      link: ['Upload another file', '/partner-profile'],
    }),

  attachmentRefused: (publicUrl: string, name: string, projectId: string): MailContent =>
    toMail(publicUrl, {
      subject: 'Your document was refused',
      paragraphs: [
        `The virus scan refused ${name}, which you chose for your application to go live. Please upload another file.`,
      ],
      link: ['Go on with the application', `/projects/${projectId}?goLive=true`],
    }),

  approvalFileRefused: (publicUrl: string, name: string, projectId: string): MailContent =>
    toMail(publicUrl, {
      subject: 'Your file was refused',
      paragraphs: [
        `The virus scan refused ${name}, which came with your technical approval. The approval is still valid.`,
      ],
      link: ['See the project', `/tech-validation/${projectId}`],
    }),
}

export const keyMails = {
  expiring: (projectId: string, projectName: string, key: string, days: string): Letter => ({
    subject: `A key of ${projectName} is about to expire`,
    paragraphs: [`The key ${key} of ${projectName} ${days}. Generate a new key and switch to it before then.`],
    link: ['Open the project', `/projects/${projectId}`],
  }),
}

export const testMails = {
  finished: (projectId: string, projectName: string, passed: boolean, message: string): Letter => ({
    subject: passed ? `The tests of ${projectName} passed` : `The tests of ${projectName} failed`,
    paragraphs: [message],
    link: ['See the results', `/tech-validation/${projectId}`],
  }),
}

export interface BouncedMail {
  recipient: string
  subject: string
  /** The recipient's mail server has no such mailbox. Otherwise every attempt failed, here or there. */
  hasNoMailbox: boolean
}

const bounceOf = ({ recipient, subject, hasNoMailbox }: BouncedMail): string =>
  hasNoMailbox
    ? `"${subject}" could not be delivered: the mail server of ${recipient} refused the address.`
    : `"${subject}" could not be delivered to ${recipient}. We tried for ${describeRetries()}.`

export const bounceMails = {
  /** In the portal only: a mail about it would fail the same way. */
  bounced: (mail: BouncedMail): Letter => ({
    subject: 'An email to you could not be delivered',
    paragraphs: [
      `${bounceOf(mail)} If other emails from us are missing too, please ask the administrator of your mail server to accept them.`,
    ],
    link: ['See your notifications', '/notifications'],
  }),

  /** For business admins. */
  partnerBounced: (partnerName: string, mail: BouncedMail, organisationId: string): Letter => ({
    subject: `An email to ${partnerName} could not be delivered`,
    paragraphs: [`${bounceOf(mail)} Please tell the partner in another way.`],
    link: ['See the partner', `/content-partners/${organisationId}`],
  }),
}
