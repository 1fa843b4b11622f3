import { capitalize } from '#domain/capitalize.ts'
import { counted } from '#domain/counts.ts'
import type { StaffRole } from '#domain/roles.ts'
import { anchorOfNote, deskNames } from '#domain/thread.ts'
import type { NotificationFacts } from '#server/db/notification-schema.ts'
import { composeMail, type MailContent } from '#server/mail/compose-mail.ts'
import type { Letter } from '#server/mail/letter.ts'
import { projectPages } from '#server/mail/review-mail-texts.ts'

interface ThreadFacts {
  projectId: string
  projectName: string
  text: string
}

/** Letters with a message. None is written about an internal note. */
export const threadMails = {
  fromDesk: ({ projectId, projectName, text }: ThreadFacts, author: StaffRole): Letter => ({
    subject: `New message about ${projectName}`,
    paragraphs: [`The ${deskNames[author].toLowerCase()} wrote to you about ${projectName}.`],
    quote: { label: deskNames[author], text },
    link: ['Read and answer', `/projects/${projectId}/review#conversation`],
  }),

  fromPartner: ({ projectId, projectName, text }: ThreadFacts, author: string, reader: StaffRole): Letter => ({
    subject: `New message about ${projectName}`,
    paragraphs: [`${author} wrote to you about ${projectName}.`],
    quote: { label: author, text },
    link: ['Read and answer', `${projectPages[reader]}/${projectId}/conversation`],
  }),
}

interface NoteFacts {
  projectId: string
  noteId: string
  projectName: string
  /** The field or entry that the note is about, as screens show it. */
  label: string
  text: string
}

/** Letters about notes that the partner has got. */
export const noteMails = {
  answered: (
    { projectId, noteId, projectName, label, text }: NoteFacts,
    author: string,
    reader: StaffRole,
  ): Letter => ({
    subject: `A note on ${projectName} was answered`,
    paragraphs: [`${author} answered your team's note on ${label} of ${projectName}.`],
    quote: { label: `Answer of ${author} on ${label}`, text },
    link: ['See the note', `${projectPages[reader]}/${projectId}/notes#${anchorOfNote(noteId)}`],
  }),

  closed: ({ projectId, noteId, projectName, label, text }: NoteFacts): Letter => ({
    subject: `A note on ${projectName} is closed`,
    paragraphs: [`The note on ${label} of ${projectName} is closed. Nothing is left to do about it.`],
    quote: { label: `Closed note on ${label}`, text },
    link: ['See the note', `/projects/${projectId}/review#${anchorOfNote(noteId)}`],
  }),

  reopened: ({ projectId, noteId, projectName, label, text }: NoteFacts): Letter => ({
    subject: `A note on ${projectName} is open again`,
    paragraphs: [`The note on ${label} of ${projectName} is open again. Please look at it once more.`],
    quote: { label: `Open again: note on ${label}`, text },
    link: ['See the note', `/projects/${projectId}/review#${anchorOfNote(noteId)}`],
  }),
}

/** One mail with messages and news of notes about a project, the oldest first. The first notification's words are those of a single one. */
export function messagesMail(
  publicUrl: string,
  { projectName, notes }: { projectName: string; notes: number },
  [first, ...others]: [NotificationFacts, ...NotificationFacts[]],
): MailContent {
  const all = [first, ...others]
  const last = all.at(-1) ?? first
  const counts = [
    ...(all.length > notes ? [counted(all.length - notes, 'new message')] : []),
    ...(notes > 0 ? [`news of ${counted(notes, 'note')}`] : []),
  ]
  const many = `${counts.join(' and ')} about ${projectName}`
  return composeMail({
    subject: others.length === 0 ? first.title : capitalize(many),
    paragraphs: others.length === 0 ? [first.text] : [`You have ${many}.`],
    quotes: all.map(({ author = 'Message', quote = '' }) => ({ label: author, text: quote })),
    link: { label: last.action, href: publicUrl + last.path },
  })
}
