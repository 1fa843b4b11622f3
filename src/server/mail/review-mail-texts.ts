import type { MailName } from '#domain/workflow.ts'
import type { MailContent } from './mail-texts.ts'

/** The data of a mail about a project. */
export interface MailFacts {
  publicUrl: string
  projectId: string
  projectName: string
  /** The reviewer's comment. */
  comment: string | null
}

type Write = (facts: MailFacts) => MailContent

/** Ends with a link to the page concerned, which opens after signing in. */
function mail(subject: string, text: string[], link: string): MailContent {
  return { subject, text: `${text.join('\n\n')}\n\n${link}\n` }
}

const said = (comment: string | null): string[] => (comment ? [`Reviewer's comment:\n${comment}`] : [])

export const reviewMails: Record<MailName, Write> = {
  'application-received': ({ publicUrl, projectId, projectName }) =>
    mail(
      `We have received your application for ${projectName}`,
      ['We have received your application. You will be updated within 5 business days.'],
      `See the project: ${publicUrl}/projects/${projectId}`,
    ),

  'project-to-prepare': ({ publicUrl, projectId, projectName }) =>
    mail(
      `${projectName} is ready for preparation`,
      [`${projectName} was submitted for go-live. It needs a provider code, product codes and SMS templates.`],
      `Prepare it: ${publicUrl}/sms-template/${projectId}`,
    ),

  'project-to-validate': ({ publicUrl, projectId, projectName }) =>
    mail(
      `${projectName} is ready for technical approval`,
      [`${projectName} is prepared. Its product codes can be tested now.`],
      `Validate it: ${publicUrl}/tech-validation/${projectId}`,
    ),

  'project-to-decide': ({ publicUrl, projectId, projectName, comment }) =>
    mail(
      `${projectName} is ready for your decision`,
      [`${projectName} has its technical approval.`, ...said(comment)],
      `Decide: ${publicUrl}/sms-template/${projectId}`,
    ),

  'project-approved': ({ publicUrl, projectId, projectName, comment }) =>
    mail(
      `${projectName} is live`,
      [`${projectName} was approved. Switch it to live and generate a live key to begin.`, ...said(comment)],
      `Open the project: ${publicUrl}/projects/${projectId}`,
    ),

  'project-rejected': ({ publicUrl, projectId, projectName, comment }) =>
    mail(
      `${projectName} was not approved`,
      [`${projectName} was rejected. You can correct the application and submit it again.`, ...said(comment)],
      `Open the project: ${publicUrl}/projects/${projectId}`,
    ),

  'project-suspended': ({ publicUrl, projectId, projectName, comment }) =>
    mail(
      `${projectName} is suspended`,
      [`${projectName} was suspended: its keys are refused from now on. Nothing is deleted.`, ...said(comment)],
      `Open the project: ${publicUrl}/projects/${projectId}`,
    ),

  'project-reinstated': ({ publicUrl, projectId, projectName, comment }) =>
    mail(
      `${projectName} is live again`,
      [`${projectName} was reinstated. It has the keys and product codes it had before.`, ...said(comment)],
      `Open the project: ${publicUrl}/projects/${projectId}`,
    ),
}

export const documentMails = {
  refused: (publicUrl: string, name: string): MailContent =>
    mail(
      'Your document was refused',
      [`The virus scan refused ${name}. Please upload another file.`],
      `Upload another file: ${publicUrl}/partner-profile`,
    ),

  attachmentRefused: (publicUrl: string, name: string, projectId: string): MailContent =>
    mail(
      'Your document was refused',
      [`The virus scan refused ${name}, which you chose for your application to go live. Please upload another file.`],
      `Go on with the application: ${publicUrl}/projects/${projectId}?goLive=true`,
    ),

  approvalFileRefused: (publicUrl: string, name: string, projectId: string): MailContent =>
    mail(
      'Your file was refused',
      [`The virus scan refused ${name}, which came with your technical approval. The approval itself stands.`],
      `See the project: ${publicUrl}/tech-validation/${projectId}`,
    ),
}

export const keyMails = {
  expiring: (publicUrl: string, projectId: string, projectName: string, key: string, days: string): MailContent =>
    mail(
      `A key of ${projectName} is about to expire`,
      [`The key ${key} of ${projectName} ${days}. Generate a new key and switch to it before then.`],
      `Open the project: ${publicUrl}/projects/${projectId}`,
    ),
}
