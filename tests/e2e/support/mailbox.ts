import { type APIRequestContext, expect } from '@playwright/test'

interface Mail {
  to: string
  subject: string
  text: string
  code?: string
  sentAt: string
}

// A code is good once, so the next one asked for is another one.
const used = new Map<string, string>()

/** The newest code mailed to this address that was not read before; waits until it has arrived. */
export async function readCode(request: APIRequestContext, email: string): Promise<string> {
  let code = ''
  await expect
    .poll(
      async () => {
        const answer = await request.get('/dev/mailbox.json', { params: { to: email } })
        const mails: Mail[] = await answer.json()
        code = mails[0]?.code ?? ''
        return code !== '' && code !== used.get(email)
      },
      { message: `a new code for ${email} in the demo mailbox` },
    )
    .toBe(true)
  used.set(email, code)
  return code
}
