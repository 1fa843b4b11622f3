import type { LetterName } from '#domain/workflow.ts'
import type { Letter } from './letters.ts'

/** What a letter about a project speaks of. */
export interface LetterFacts {
  publicUrl: string
  projectId: string
  projectName: string
  /** What the person who decided said. */
  comment: string | null
}

type Write = (facts: LetterFacts) => Letter

/** A subject, what happened, and the page it speaks of: its address survives the sign-in on the way there. */
function letter(subject: string, text: string[], link: string): Letter {
  return { subject, text: `${text.join('\n\n')}\n\n${link}\n` }
}

const said = (comment: string | null): string[] => (comment ? [`They write:\n${comment}`] : [])

export const reviewLetters: Record<LetterName, Write> = {
  'application-received': ({ publicUrl, projectId, projectName }) =>
    letter(
      `We have received your application for ${projectName}`,
      ['We have received your application. You will be updated within 5 business days.'],
      `See the project: ${publicUrl}/projects/${projectId}`,
    ),

  'project-to-prepare': ({ publicUrl, projectId, projectName }) =>
    letter(
      `${projectName} waits to be prepared`,
      [`${projectName} was submitted for go-live. It needs a provider code, product codes and SMS templates.`],
      `Prepare it: ${publicUrl}/sms-template/${projectId}`,
    ),

  'project-to-validate': ({ publicUrl, projectId, projectName }) =>
    letter(
      `${projectName} waits for its technical approval`,
      [`${projectName} is prepared. Its product codes can be tested now.`],
      `Validate it: ${publicUrl}/tech-validation/${projectId}`,
    ),

  'project-to-decide': ({ publicUrl, projectId, projectName, comment }) =>
    letter(
      `${projectName} waits for your decision`,
      [`${projectName} was approved technically.`, ...said(comment)],
      `Decide: ${publicUrl}/sms-template/${projectId}`,
    ),

  'project-approved': ({ publicUrl, projectId, projectName, comment }) =>
    letter(
      `${projectName} is live`,
      [`${projectName} was approved. Switch it to live and generate a live key to begin.`, ...said(comment)],
      `Open the project: ${publicUrl}/projects/${projectId}`,
    ),

  'project-rejected': ({ publicUrl, projectId, projectName, comment }) =>
    letter(
      `${projectName} was not approved`,
      [`${projectName} was rejected. You can correct the application and submit it again.`, ...said(comment)],
      `Open the project: ${publicUrl}/projects/${projectId}`,
    ),

  'project-suspended': ({ publicUrl, projectId, projectName, comment }) =>
    letter(
      `${projectName} is suspended`,
      [`${projectName} was suspended: its keys are refused from now on. Nothing is deleted.`, ...said(comment)],
      `Open the project: ${publicUrl}/projects/${projectId}`,
    ),

  'project-reinstated': ({ publicUrl, projectId, projectName, comment }) =>
    letter(
      `${projectName} is live again`,
      [`${projectName} was reinstated. It has the keys and product codes it had before.`, ...said(comment)],
      `Open the project: ${publicUrl}/projects/${projectId}`,
    ),
}

export const documentLetters = {
  refused: (publicUrl: string, name: string): Letter =>
    letter(
      'Your document was refused',
      [`The virus scan refused ${name}. Please upload another file.`],
      `Upload another file: ${publicUrl}/partner-profile`,
    ),

  attachmentRefused: (publicUrl: string, name: string, projectId: string): Letter =>
    letter(
      'Your document was refused',
      [`The virus scan refused ${name}, which you chose for your application to go live. Please upload another file.`],
      `Go on with the application: ${publicUrl}/projects/${projectId}?goLive=true`,
    ),

  approvalFileRefused: (publicUrl: string, name: string, projectId: string): Letter =>
    letter(
      'Your file was refused',
      [`The virus scan refused ${name}, which came with your technical approval. The approval itself stands.`],
      `See the project: ${publicUrl}/tech-validation/${projectId}`,
    ),
}

export const keyLetters = {
  expiring: (publicUrl: string, projectId: string, projectName: string, key: string, days: string): Letter =>
    letter(
      `A key of ${projectName} is about to expire`,
      [`The key ${key} of ${projectName} ${days}. Generate another one and take it into use before then.`],
      `Open the project: ${publicUrl}/projects/${projectId}`,
    ),
}
