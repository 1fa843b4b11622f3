import { createTransport } from 'nodemailer'

interface MailToSend {
  id: string
  to: string
  subject: string
  text: string
}

export interface Transport {
  send(mail: MailToSend): Promise<void>
}

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

export function openTransport(smtpUrl: string, from: string): Transport {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl)
  const secure = protocol === 'smtps:'
  const transporter = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    ...timeouts,
  })
  return {
    async send({ id, to, subject, text }) {
      // An address object, so that nothing in the address can become a second recipient or a header.
      const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
      await transporter.sendMail({ from, to: { name: '', address: to }, subject, text, messageId: `<${id}@${domain}>` })
    },
  }
}
