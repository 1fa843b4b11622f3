import type { Role } from '#domain/roles.ts'
import { deskNames } from '#domain/thread.ts'
import { composeMail, type MailContent } from '#server/mail/compose-mail.ts'

interface ThreadMailFacts {
  publicUrl: string
  projectId: string
  projectName: string
  text: string
}

type Desk = Exclude<Role, 'EXTERNAL_ADMIN'>

/** Where each desk reads and answers. */
const deskPages: Record<Desk, string> = {
  BUSINESS_INTERNAL: '/sms-template',
  TECHNICAL_LIMITED: '/tech-validation',
  BUSINESS_ADMIN: '/sms-template',
}

export const threadMails = {
  fromDesk: ({ publicUrl, projectId, projectName, text }: ThreadMailFacts, desk: Desk): MailContent =>
    composeMail({
      subject: `New message about ${projectName}`,
      paragraphs: [`The ${deskNames[desk].toLowerCase()} wrote to you about ${projectName}.`],
      quote: { label: 'Message', text },
      link: { label: 'Read and answer', href: `${publicUrl}/projects/${projectId}/review#conversation` },
    }),

  fromPartner: ({ publicUrl, projectId, projectName, text }: ThreadMailFacts, author: string, desk: Desk): MailContent =>
    composeMail({
      subject: `New message about ${projectName}`,
      paragraphs: [`${author} wrote to you about ${projectName}.`],
      quote: { label: 'Message', text },
      link: { label: 'Read and answer', href: `${publicUrl}${deskPages[desk]}/${projectId}#conversation` },
    }),
}
