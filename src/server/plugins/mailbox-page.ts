import { escapeHtml } from '#domain/escape-html.ts'
import type { OutgoingMail } from '#server/repositories/mail-outbox.ts'

interface Mailbox {
  /** Newest first. */
  mails: OutgoingMail[]
  /** The address that the list is limited to. */
  to: string | undefined
  /** The mail that the user opened. Without it the newest is shown where there is room. */
  chosen: OutgoingMail | undefined
}

/** The demo mailbox as a page without scripts, so that it works under the portal's Content-Security-Policy. */
export function mailboxPage({ mails, to, chosen }: Mailbox): string {
  const open = chosen ?? mails[0]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Demo mailbox</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/dev/mailbox.css">
</head>
<body>
<header>
<a class="home" href="/">${logo}<span>Open Platform</span></a>
</header>
<main>
<h1>Demo mailbox</h1>
<p class="lead">Every mail that the portal sends in demo mode arrives here.</p>
<form method="get" role="search">
<label for="to">Address</label>
<div><input id="to" name="to" type="search" autocomplete="off" value="${escapeHtml(to ?? '')}"><button>Show</button></div>
</form>
${open ? panes(mails, to, open, chosen !== undefined) : empty(to)}
</main>
</body>
</html>
`
}

const logo =
  '<svg width="24" height="24" viewBox="0 0 32 32" fill="none" stroke="currentColor" stroke-width="3.5" stroke-linecap="round" aria-hidden="true">' +
  '<path d="M20.6 5.6A10 10 0 1 0 26 14.5"/><path d="M5 29h22"/><circle cx="26" cy="6.5" r="1.3"/></svg>'

function empty(to: string | undefined): string {
  return to
    ? `<div class="empty"><h2>No mail to ${escapeHtml(to)} yet</h2><p>Mails appear here as soon as the portal sends them.</p><a class="button" href="/dev/mailbox">Show all mail</a></div>`
    : '<div class="empty"><h2>No mail yet</h2><p>Mails appear here as soon as the portal sends them: sign in, and your code arrives.</p><a class="button" href="/signin">Sign in</a></div>'
}

function panes(mails: OutgoingMail[], to: string | undefined, open: OutgoingMail, isChosen: boolean): string {
  const items = mails.map((mail) => listItem(mail, to, mail.id === open.id))
  return `<div class="panes${isChosen ? ' chosen' : ''}">
<nav aria-label="Mails">
<div class="bar"><h2>${to ? `Mail to ${escapeHtml(to)}` : 'All mail'}</h2><a href="${escapeHtml(addressOf(to))}">Refresh</a></div>
<ol>
${items.join('\n')}
</ol>
</nav>
${openMail(open, to)}
</div>`
}

function listItem(mail: OutgoingMail, to: string | undefined, isOpen: boolean): string {
  return `<li><a href="${escapeHtml(addressOf(to, mail))}"${isOpen ? ' aria-current="true"' : ''}><strong>${escapeHtml(mail.subject)}</strong><span>${escapeHtml(mail.recipient)}</span>${time(mail)}</a></li>`
}

function openMail(mail: OutgoingMail, to: string | undefined): string {
  const { id, subject, recipient, code, body, html } = mail
  const frame = `<iframe src="/dev/mailbox/${id}" title="Mail: ${escapeHtml(subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
  const plain = `<pre tabindex="0" role="region" aria-label="Plain text">${escapeHtml(body ?? '')}</pre>`
  return `<section aria-labelledby="subject">
<a class="back" href="${escapeHtml(addressOf(to))}">Back to the list</a>
<h2 id="subject">${escapeHtml(subject)}</h2>
<p class="facts">To <a href="${escapeHtml(addressOf(recipient))}">${escapeHtml(recipient)}</a>, ${time(mail)}</p>
${code ? `<p class="facts">Code <span class="code">${escapeHtml(code)}</span></p>` : ''}
${html ? `${frame}<details><summary>Plain text of this mail</summary>${plain}</details>` : plain}
</section>`
}

function addressOf(to: string | undefined, mail?: OutgoingMail): string {
  const query = new URLSearchParams({ ...(to && { to }), ...(mail && { mail: mail.id }) })
  return query.size > 0 ? `/dev/mailbox?${query}` : '/dev/mailbox'
}

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

function time({ createdAt }: OutgoingMail): string {
  return `<time datetime="${createdAt.toISOString()}">${format.format(createdAt)} UTC</time>`
}
