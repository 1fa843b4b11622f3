import { type ApplicationPart, partNames } from '#domain/application-parts.ts'
import type { MailName } from '#domain/workflow.ts'
import { composeMail, type MailContent } from '#server/mail/compose-mail.ts'

/** The data of a mail about a project. */
export interface MailFacts {
  publicUrl: string
  projectId: string
  projectName: string
  /** The reviewer's comment. */
  comment: string | null
  /** The parts that a rejection names. */
  changes: readonly ApplicationPart[]
}

type Write = (facts: MailFacts) => MailContent

interface ProjectMail {
  subject: string
  paragraphs: string[]
  comment?: string | null
  /** The page concerned, which opens after signing in. */
  link: [label: string, href: string]
}

function mail({ subject, paragraphs, comment, link: [label, href] }: ProjectMail): MailContent {
  const quote = comment ? { label: "Reviewer's comment", text: comment } : undefined
  return composeMail({ subject, paragraphs, quote, link: { label, href } })
}

export const reviewMails: Record<MailName, Write> = {
  'application-received': ({ publicUrl, projectId, projectName }) =>
    mail({
      subject: `We have received your application for ${projectName}`,
      paragraphs: ['We have received your application. You will be updated within 5 business days.'],
      link: ['See the project', `${publicUrl}/projects/${projectId}`],
    }),

  'project-to-prepare': ({ publicUrl, projectId, projectName }) =>
    mail({
      subject: `${projectName} is ready for preparation`,
      paragraphs: [
        `${projectName} was submitted for go-live. It needs a provider code, product codes and SMS templates.`,
      ],
      link: ['Prepare it', `${publicUrl}/sms-template/${projectId}`],
    }),

  'project-to-validate': ({ publicUrl, projectId, projectName }) =>
    mail({
      subject: `${projectName} is ready for technical approval`,
      paragraphs: [`${projectName} is prepared. Its product codes can be tested now.`],
      link: ['Validate it', `${publicUrl}/tech-validation/${projectId}`],
    }),

  'project-sent-back': ({ publicUrl, projectId, projectName, comment }) =>
    mail({
      subject: `${projectName} needs another preparation`,
      paragraphs: [`The technical admin has sent ${projectName} back.`],
      comment,
      link: ['Prepare it', `${publicUrl}/sms-template/${projectId}`],
    }),

  'project-to-decide': ({ publicUrl, projectId, projectName, comment }) =>
    mail({
      subject: `${projectName} is ready for your decision`,
      paragraphs: [`${projectName} has its technical approval.`],
      comment,
      link: ['Decide', `${publicUrl}/sms-template/${projectId}`],
    }),

  'project-approved': ({ publicUrl, projectId, projectName, comment }) =>
    mail({
      subject: `${projectName} is live`,
      paragraphs: [`${projectName} was approved. Switch it to live and generate a live key to begin.`],
      comment,
      link: ['Open the project', `${publicUrl}/projects/${projectId}`],
    }),

  'project-rejected': ({ publicUrl, projectId, projectName, comment, changes }) =>
    mail({
      subject: `${projectName} was not approved`,
      paragraphs: [
        `${projectName} was rejected. You can correct the application and submit it again.`,
        ...(changes.length > 0 ? [`Please change: ${partNames(changes)}.`] : []),
      ],
      comment,
      link: ['Open the project', `${publicUrl}/projects/${projectId}`],
    }),

  'project-suspended': ({ publicUrl, projectId, projectName, comment }) =>
    mail({
      subject: `${projectName} is suspended`,
      paragraphs: [`${projectName} was suspended: its keys are refused from now on. Nothing is deleted.`],
      comment,
      link: ['Open the project', `${publicUrl}/projects/${projectId}`],
    }),

  'project-reinstated': ({ publicUrl, projectId, projectName, comment }) =>
    mail({
      subject: `${projectName} is live again`,
      paragraphs: [`${projectName} was reinstated. It has the keys and product codes it had before.`],
      comment,
      link: ['Open the project', `${publicUrl}/projects/${projectId}`],
    }),
}

export const documentMails = {
  refused: (publicUrl: string, name: string): MailContent =>
    mail({
      subject: 'Your document was refused',
      paragraphs: [`The virus scan refused ${name}. Please upload another file.`],
      link: ['Upload another file', `${publicUrl}/partner-profile`],
    }),

  attachmentRefused: (publicUrl: string, name: string, projectId: string): MailContent =>
    mail({
      subject: 'Your document was refused',
      paragraphs: [
        `The virus scan refused ${name}, which you chose for your application to go live. Please upload another file.`,
      ],
      link: ['Go on with the application', `${publicUrl}/projects/${projectId}?goLive=true`],
    }),

  approvalFileRefused: (publicUrl: string, name: string, projectId: string): MailContent =>
    mail({
      subject: 'Your file was refused',
      paragraphs: [
        `The virus scan refused ${name}, which came with your technical approval. The approval itself stands.`,
      ],
      link: ['See the project', `${publicUrl}/tech-validation/${projectId}`],
    }),
}

export const keyMails = {
  expiring: (publicUrl: string, projectId: string, projectName: string, key: string, days: string): MailContent =>
    mail({
      subject: `A key of ${projectName} is about to expire`,
      paragraphs: [`The key ${key} of ${projectName} ${days}. Generate a new key and switch to it before then.`],
      link: ['Open the project', `${publicUrl}/projects/${projectId}`],
    }),
}
