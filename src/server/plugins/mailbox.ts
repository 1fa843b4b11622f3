import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '#server/dependencies.ts'
import { normaliseEmail } from '#server/identity/email.ts'
import type { OutgoingMail } from '#server/repositories/mail-outbox.ts'
import * as mailOutbox from '#server/repositories/mail-outbox.ts'

/** The demo mailbox as a page without scripts, so that it works under the portal's Content-Security-Policy. */
function mailboxPage(mails: OutgoingMail[], to: string | undefined): string {
  const heading = to ? `Mail to ${escapeHtml(to)}` : 'All mail'
  const list = mails.length > 0 ? mails.map(article).join('\n') : '<p>No mail yet.</p>'
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Demo mailbox</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/dev/mailbox.css">
</head>
<body>
<main>
<h1>Demo mailbox</h1>
<form method="get"><label for="to">Address</label> <input id="to" name="to" type="search" value="${escapeHtml(to ?? '')}"> <button>Show</button></form>
<h2>${heading}</h2>
${list}
</main>
</body>
</html>
`
}

mailboxPage.styles = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
article { border: 1px solid; border-radius: 6px; margin: 1rem 0; padding: 0.5rem 1rem; }
h3 { margin: 0.25rem 0; }
pre { white-space: pre-wrap; font: inherit; }
.code { font: 600 1.5rem/1.5 ui-monospace, monospace; mail-spacing: 0.1em; }
`

function article({ recipient, subject, body, code, createdAt }: OutgoingMail): string {
  const sent = createdAt.toISOString()
  return `<article>
<h3>${escapeHtml(subject)}</h3>
<p>To <a href="/dev/mailbox?to=${encodeURIComponent(recipient)}">${escapeHtml(recipient)}</a>, <time datetime="${sent}">${sent}</time></p>
${code ? `<p class="code">${escapeHtml(code)}</p>` : ''}
<pre>${escapeHtml(body ?? '')}</pre>
</article>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

const shown = 100

/** Registers the demo mailbox; outside demo mode its addresses do not exist. */
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
