import type { OperationIO } from '#generated/operations.ts'
import { readAnswer } from '#server/captcha/captcha.ts'
import { countForAddress } from '#server/identity/limits.ts'
import { contactLetter } from '#server/mail/contact-letter.ts'
import { fail, type Operation } from '#server/operation.ts'
import * as captchaSolutions from '#server/repositories/captcha-solutions.ts'
import * as contactRequests from '#server/repositories/contact-requests.ts'
import { checkCountries } from './check-countries.ts'

export const submitContact: Operation<'submitContact'> = async ({ body, db, config, mail, request: { ip }, now }) => {
  checkCountries(body)
  const countTry = () => countForAddress(db, 'captcha', ip, now())
  const answered = (await readAnswer(body.captcha_token, config, now(), countTry)) ?? fail('captcha-failed')
  await countForAddress(db, 'message', ip, now())
  const message = { ...toRequest(body), createdAt: now() }
  // All of it or nothing: what could not be stored has used up no captcha, and whoever sends it again is not refused.
  await db.transaction(async (tx) => {
    if (!(await captchaSolutions.use(tx, answered))) fail('captcha-failed')
    await contactRequests.insert(tx, message)
    await mail.post(tx, config.contactMailTo, contactLetter(message), now())
  })
  return null
}

function toRequest(body: OperationIO['submitContact']['body']): contactRequests.NewContactRequest {
  return {
    name: body.name,
    companyEmail: body.company_email,
    companyWebsite: body.company_website ?? null,
    role: body.role,
    country: body.country,
    mobileNumber: body.mobile_number,
    message: body.message,
  }
}
