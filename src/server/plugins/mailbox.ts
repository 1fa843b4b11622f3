import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '#server/dependencies.ts'
import { normaliseEmail } from '#server/identity/email.ts'
import { mailboxPage } from '#server/mail/mailbox-page.ts'
import * as mailOutbox from '#server/repositories/mail-outbox.ts'

const shown = 100

/** Where mails arrive in demo mode. Outside of it these addresses do not exist. */
export function registerMailbox(app: FastifyInstance, { config, database }: AppDependencies): void {
  if (!config.demo) return

  app.get<{ Querystring: { to?: unknown } }>('/dev/mailbox.json', async (request) => {
    const mails = await mailOutbox.listTo(database.db, recipient(request.query.to), shown)
    return mails.map(({ recipient, subject, body, code, createdAt }) => ({
      to: recipient,
      subject,
      text: body ?? '',
      code,
      sentAt: createdAt.toISOString(),
    }))
  })

  app.get<{ Querystring: { to?: unknown } }>('/dev/mailbox', async (request, reply) => {
    const to = recipient(request.query.to)
    const mails = await mailOutbox.listTo(database.db, to, shown)
    return reply.type('text/html; charset=utf-8').send(mailboxPage(mails, to))
  })

  app.get('/dev/mailbox.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(mailboxPage.styles))
}

function recipient(to: unknown): string | undefined {
  return typeof to === 'string' && to !== '' && !to.includes('\0') ? normaliseEmail(to) : undefined
}
