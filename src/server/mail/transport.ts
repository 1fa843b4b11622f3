import { createTransport } from 'nodemailer'
import { senderOf } from '#server/mail-settings.ts'

interface MailToSend {
  id: string
  to: string
  subject: string
  text: string
  /** Null for a mail that was stored before mails had a second form. */
  html: string | null
}

export interface Transport {
  send(mail: MailToSend): Promise<void>
  close(): void
}

/** Open at the same time, per process. */
export const smtpConnections = 8

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 }

/** Mails hold one-time codes: outside this machine they travel encrypted, unless the address says `?tls=none`. */
export function openTransport(smtpUrl: string, from: string): Transport {
  const transporter = createTransport({
    pool: true,
    maxConnections: smtpConnections,
    ...connectionTo(smtpUrl),
    ...timeouts,
  })
  return {
    async send({ id, to, subject, text, html }) {
      // An address object, so that nothing in the address can become a second recipient or a header.
      const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
      await transporter.sendMail({
        from: senderOf(from),
        to: { name: '', address: to },
        subject,
        text,
        ...(html && { html }),
        messageId: `<${id}@${domain}>`,
        // Asks mail programs for no automatic answers.
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    },
    close: () => transporter.close(),
  }
}

/** Connects and signs in as a mail would, and sends none. Throws when the server takes none. */
export async function verifyMailServer(smtpUrl: string, timeoutMs: number): Promise<void> {
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs }
  await createTransport({ ...connectionTo(smtpUrl), ...timeouts, dnsTimeout: timeoutMs }).verify()
}

function connectionTo(smtpUrl: string) {
  const { protocol, hostname, port, username, password, searchParams } = new URL(smtpUrl)
  const secure = protocol === 'smtps:'
  const host = hostname.replace(/^\[|\]$/g, '')
  const isClear = searchParams.get('tls') === 'none'
  return {
    host,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !isThisMachine(host) && !isClear,
    // Nodemailer takes STARTTLS when it is offered, and fails for a certificate that it does not know.
    ignoreTLS: isClear,
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  }
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host)
}
