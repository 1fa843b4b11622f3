import { type DeskRole, deskNames } from '#domain/thread.ts'
import type { Letter } from '#server/mail/letter.ts'

interface ThreadFacts {
  projectId: string
  projectName: string
  text: string
}

/** Where each desk reads and answers. */
const deskPages: Record<DeskRole, string> = {
  BUSINESS_INTERNAL: '/sms-template',
  TECHNICAL_LIMITED: '/tech-validation',
  BUSINESS_ADMIN: '/sms-template',
}

/** Letters with a message. None is written about an internal note. */
export const threadMails = {
  fromDesk: ({ projectId, projectName, text }: ThreadFacts, author: DeskRole): Letter => ({
    subject: `New message about ${projectName}`,
    paragraphs: [`The ${deskNames[author].toLowerCase()} wrote to you about ${projectName}.`],
    quote: { label: 'Message', text },
    link: ['Read and answer', `/projects/${projectId}/review#conversation`],
  }),

  fromPartner: ({ projectId, projectName, text }: ThreadFacts, author: string, reader: DeskRole): Letter => ({
    subject: `New message about ${projectName}`,
    paragraphs: [`${author} wrote to you about ${projectName}.`],
    quote: { label: 'Message', text },
    link: ['Read and answer', `${deskPages[reader]}/${projectId}#conversation`],
  }),
}
