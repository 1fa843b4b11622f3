import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { promisify } from 'node:util'
import { afterEach, expect, test } from 'vitest'
import { openTransport } from '#server/mail/transport.ts'
import { certificateFiles } from '#tests/support/deployed-nginx.ts'
import { inherited } from '#tests/support/portal-process.ts'
import { type SmtpServer, startSmtp } from '#tests/support/smtp.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { root } from '#tests/support/tree.ts'

const files = certificateFiles(temporaryFolder('portal-smtp'))
const certificate = { cert: readFileSync(files.certificate), key: readFileSync(files.key) }
const ways = [
  { starts: 'at once', line: /^smtps:/ },
  { starts: 'by STARTTLS', line: /^smtp:/ },
] as const

const publicAuthorities = getCACertificates()
const trust = () => setDefaultCACertificates([...publicAuthorities, certificate.cert.toString()])
let server: SmtpServer
afterEach(async () => {
  setDefaultCACertificates(publicAuthorities)
  await server.close()
})

const mail = { id: 'a', to: 'mira@lumen.example', subject: 'Your sign-in code', text: '123456', html: null }

async function sendTo(url: string): Promise<void> {
  const transport = openTransport(url, 'portal@portal.example')
  await transport.send(mail).finally(() => transport.close())
}

test.each(ways)('sends to a server with a trusted certificate that encrypts $starts', async ({ starts, line }) => {
  server = await startSmtp(undefined, { starts, ...certificate })
  trust()
  expect(server.url).toMatch(line)
  await sendTo(server.url)
  expect(server.received).toEqual([expect.stringContaining('123456')])
})

test.each(ways)('sends nothing under a foreign certificate to a server that encrypts $starts', async ({ starts }) => {
  server = await startSmtp(undefined, { starts, ...certificate })
  await expect(sendTo(server.url)).rejects.toThrow(/self-signed certificate/)
  expect(server.received).toEqual([])
})

test.each(ways)('sends nothing under the certificate of another host that encrypts $starts', async ({ starts }) => {
  server = await startSmtp(undefined, { starts, ...certificate })
  trust()
  // Linux connects 0.0.0.0 to this machine, and the certificate is of 127.0.0.1.
  await expect(sendTo(server.url.replace('127.0.0.1', '0.0.0.0'))).rejects.toThrow(/does not match certificate/)
  expect(server.received).toEqual([])
})

test.each(ways)(
  "check-config --services accepts one that encrypts $starts by the machine's authorities only",
  { timeout: 60_000 },
  async ({ starts }) => {
    server = await startSmtp(undefined, { starts, ...certificate })
    const settings = {
      DEMO: '1',
      SMTP_URL: server.url,
      MAIL_FROM: 'portal@portal.example',
      SSL_CERT_FILE: files.certificate,
    }
    const check = (more: Record<string, string> = {}) =>
      promisify(execFile)(process.execPath, ['src/server/portal.ts', 'check-config', '--services'], {
        cwd: root,
        env: { ...inherited(), ...settings, ...more },
      })
    const line =
      /^SMTP_URL: the mail server does not answer \(self-signed certificate.*\): trust .+ NODE_OPTIONS=--use-system-ca[^\n]+\n$/
    await expect(check()).rejects.toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(line) })
    const { stdout } = await check({ NODE_OPTIONS: '--use-system-ca' })
    expect(stdout).toMatch(/^services that answered: mail server$/m)
  },
)
