import { labelOf } from '#domain/application-pointers.ts'
import { counted } from '#domain/counts.ts'
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

interface NoteFacts {
  projectId: string
  projectName: string
  /** Of the field that the note is about. */
  pointer: string
  text: string
}

/** Letters about notes that the partner has got. */
export const noteMails = {
  answered: ({ projectId, projectName, pointer, text }: NoteFacts, author: string, reader: DeskRole): Letter => ({
    subject: `A note on ${projectName} was answered`,
    paragraphs: [`${author} answered your team's note on ${labelOf(pointer)} of ${projectName}.`],
    quote: { label: `Answer of ${author}`, text },
    link: ['See the note', `${deskPages[reader]}/${projectId}`],
  }),

  closed: ({ projectId, projectName, pointer, text }: NoteFacts): Letter => ({
    subject: `A note on ${projectName} is closed`,
    paragraphs: [`The note on ${labelOf(pointer)} of ${projectName} is closed. Nothing is left to do about it.`],
    quote: { label: 'Closed note', text },
    link: ['See the notes', `/projects/${projectId}/review`],
  }),

  reopened: ({ projectId, projectName, pointer, text }: NoteFacts): Letter => ({
    subject: `A note on ${projectName} is open again`,
    paragraphs: [`The note on ${labelOf(pointer)} of ${projectName} is open again. Please look at it once more.`],
    quote: { label: 'Note that is open again', text },
    link: ['See the notes', `/projects/${projectId}/review`],
  }),
}

/** One mail with messages and news of notes about a project, the oldest first. The first notification's words are those of a single one. */
export function messagesMail(
  publicUrl: string,
  { projectName, hasNotes }: { projectName: string; hasNotes: boolean },
  [first, ...others]: [NotificationFacts, ...NotificationFacts[]],
): MailContent {
  const all = [first, ...others]
  const many = `${counted(all.length, hasNotes ? 'new message or note' : 'new message', hasNotes ? 'new messages and notes' : undefined)} about ${projectName}`
  return composeMail({
    subject: others.length === 0 ? first.title : many,
    paragraphs: others.length === 0 ? [first.text] : [`You have ${many}.`],
    quotes: all.map(({ author = 'Message', quote = '' }) => ({ label: author, text: quote })),
    link: { label: first.action, href: publicUrl + (all.at(-1) ?? first).path },
  })
}
