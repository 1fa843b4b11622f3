import { composeMail, type MailContent } from '#server/mail/compose-mail.ts'

/** News about a project, written once for the portal, the mail and the daily mail. */
export interface Letter {
  subject: string
  paragraphs: string[]
  /** Text that a person wrote. */
  quote?: { label: string; text: string } | undefined
  /** The page concerned, which opens after signing in: its label, and its path in the portal. */
  link: [label: string, path: string]
}

export function toMail(publicUrl: string, { subject, paragraphs, quote, link: [label, path] }: Letter): MailContent {
  return composeMail({ subject, paragraphs, quotes: quote && [quote], link: { label, href: publicUrl + path } })
}
