import { globSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { isUuid } from '#domain/formats/uuid.ts'
import type { AppDependencies } from '#server/dependencies.ts'
import { normaliseEmail } from '#server/identity/email.ts'
import * as mailOutbox from '#server/repositories/mail-outbox.ts'
import { mailboxPage } from './mailbox-page.ts'
import { mailboxStyles } from './mailbox-styles.ts'

const shown = 100

/** A mail has style attributes and untrusted text: it runs no script and belongs to no origin. */
const mailPolicy =
  "default-src 'none';style-src 'unsafe-inline';base-uri 'none';form-action 'none';frame-ancestors 'self';" +
  'sandbox allow-popups allow-popups-to-escape-sandbox'

/** Registers the demo mailbox; outside demo mode its addresses do not exist. */
export function registerMailbox(app: FastifyInstance, { config, database, webDir }: AppDependencies): void {
  if (!config.demo) return

  app.get<{ Querystring: { to?: unknown } }>('/dev/mailbox.json', async (request) => {
    const mails = await mailOutbox.listTo(database.db, addressIn(request.query.to), shown)
    return mails.map(({ id, recipient, subject, body, code, createdAt }) => ({
      id,
      to: recipient,
      subject,
      text: body ?? '',
      code,
      sentAt: createdAt.toISOString(),
    }))
  })

  app.get<{ Querystring: { to?: unknown; mail?: unknown } }>('/dev/mailbox', async (request, reply) => {
    const to = addressIn(request.query.to)
    const mails = await mailOutbox.listTo(database.db, to, shown)
    const chosen = typeof request.query.mail === 'string' ? await find(request.query.mail) : undefined
    // Mails are shown in a frame, and no other page of the portal has one.
    reply.header('content-security-policy', `${reply.getHeader('content-security-policy')};frame-src 'self'`)
    return reply.type('text/html; charset=utf-8').send(mailboxPage({ mails, to, chosen }))
  })

  app.get<{ Params: { mailId: string } }>('/dev/mailbox/:mailId', async (request, reply) => {
    const mail = await find(request.params.mailId)
    if (!mail?.html) return reply.callNotFound()
    reply.headers({ 'content-security-policy': mailPolicy, 'x-frame-options': 'SAMEORIGIN' })
    return reply.type('text/html; charset=utf-8').send(mail.html)
  })

  app.get('/dev/mailbox.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(mailboxStyles(webDir && findFont(webDir))),
  )

  async function find(id: string): Promise<mailOutbox.OutgoingMail | undefined> {
    return isUuid(id) ? await mailOutbox.find(database.db, id) : undefined
  }
}

/** The font of the built pages, whose name has a hash. */
function findFont(webDir: string): string | undefined {
  return globSync('**/instrument-sans*.woff2', { cwd: webDir })[0]
}

function addressIn(to: unknown): string | undefined {
  return typeof to === 'string' && to !== '' && !to.includes('\0') ? normaliseEmail(to) : undefined
}
