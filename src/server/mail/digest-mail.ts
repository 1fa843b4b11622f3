import type { NotificationFacts } from '#server/db/notification-schema.ts'
import { composeMail, type MailContent } from '#server/mail/compose-mail.ts'

const maxListed = 30

/** The daily mail: what happened, each with its link. */
export function digestMail(publicUrl: string, news: readonly NotificationFacts[]): MailContent {
  const more = news.length - maxListed
  return composeMail({
    subject: news.length === 1 ? 'One notification' : `${news.length} notifications`,
    paragraphs: ['What happened since your last daily email:'],
    items: news
      .slice(0, maxListed)
      .map(({ title, text, action, path }) => ({ title, text, link: { label: action, href: publicUrl + path } })),
    link: {
      label: more > 0 ? `See ${more} more and choose what you get` : 'See all and choose what you get',
      href: `${publicUrl}/notifications`,
    },
  })
}
