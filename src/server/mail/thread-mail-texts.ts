import { type DeskRole, deskNames } from '#domain/thread.ts'
import type { NotificationFacts } from '#server/db/notification-schema.ts'
import { composeMail, type MailContent } from '#server/mail/compose-mail.ts'
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
    quote: { label: deskNames[author], text },
    link: ['Read and answer', `/projects/${projectId}/review#conversation`],
  }),

  fromPartner: ({ projectId, projectName, text }: ThreadFacts, author: string, reader: DeskRole): Letter => ({
    subject: `New message about ${projectName}`,
    paragraphs: [`${author} wrote to you about ${projectName}.`],
    quote: { label: author, text },
    link: ['Read and answer', `${deskPages[reader]}/${projectId}/conversation`],
  }),
}

/** One mail with messages about a project, the oldest first. The first notification's words are those of a single one. */
export function messagesMail(
  publicUrl: string,
  projectName: string,
  [first, ...others]: [NotificationFacts, ...NotificationFacts[]],
): MailContent {
  const all = [first, ...others]
  const many = `${all.length} new messages about ${projectName}`
  return composeMail({
    subject: others.length === 0 ? first.title : many,
    paragraphs: others.length === 0 ? [first.text] : [`You have ${many}.`],
    quotes: all.map(({ author = 'Message', quote = '' }) => ({ label: author, text: quote })),
    link: { label: first.action, href: publicUrl + (all.at(-1) ?? first).path },
  })
}
