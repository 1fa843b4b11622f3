import { type APIRequestContext, expect } from '@playwright/test'

interface Mail {
  to: string
  subject: string
  text: string
  code?: string
  sentAt: string
}

// A code is valid once, so a later read returns another one.
const used = new Map<string, string>()

/** The newest unread code mailed to this address; waits for it. */
export async function readCode(request: APIRequestContext, email: string): Promise<string> {
  let code = ''
  await expect
    .poll(
      async () => {
        const answer = await request.get('/dev/mailbox.json', { params: { to: email } })
        const mails: Mail[] = await answer.json()
        code = mails.find((mail) => mail.code)?.code ?? ''
        return code !== '' && code !== used.get(email)
      },
      { message: `a new code for ${email} in the demo mailbox` },
    )
    .toBe(true)
  used.set(email, code)
  return code
}

/** The mail with this subject; waits for it. */
export async function readMail(request: APIRequestContext, email: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined
  await expect
    .poll(
      async () => {
        const answer = await request.get('/dev/mailbox.json', { params: { to: email } })
        const mails: Mail[] = await answer.json()
        found = mails.find((mail) => subject.test(mail.subject))
        return found !== undefined
      },
      { message: `a mail about ${subject} for ${email} in the demo mailbox` },
    )
    .toBe(true)
  if (!found) throw new Error('unreachable: the poll has found it')
  return found
}

/** The path of the link in a mail. */
export function linkIn({ text }: Mail): string {
  const url = /https?:\/\/\S+/.exec(text)?.[0]
  if (!url) throw new Error(`there is no link in: ${text}`)
  const { pathname, search, hash } = new URL(url)
  return `${pathname}${search}${hash}`
}
