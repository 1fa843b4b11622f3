import { formatPhone } from '#domain/formats/phone.ts'
import type { OperationIO } from '#generated/operations.ts'
import { readAnswer } from '#server/identity/captcha.ts'
import { countForAddress } from '#server/identity/limits.ts'
import { contactMail } from '#server/mail/mail-texts.ts'
import type { Operation } from '#server/operation.ts'
import * as captchaSolutions from '#server/repositories/captcha-solutions.ts'
import * as contactRequests from '#server/repositories/contact-requests.ts'

type Field =
  | 'name'
  | 'company_email'
  | 'company_website'
  | 'role'
  | 'country'
  | 'mobile_number'
  | 'message'
  | 'captcha_token'

export const submitContact: Operation<'submitContact', Field> = async ({
  body,
  db,
  config,
  mail,
  request: { ip },
  now,
  fail,
}) => {
  const countTry = () => countForAddress(db, 'captcha', ip, now(), fail)
  const answered = (await readAnswer(body.captcha_token, config, now(), countTry)) ?? fail('captcha-failed')
  await countForAddress(db, 'message', ip, now(), fail)
  const message = { ...toRequest(body), createdAt: now() }
  // One transaction: if the message is not stored, the captcha is not used up and the visitor can send again.
  await db.transaction(async (tx) => {
    if (!(await captchaSolutions.use(tx, answered))) fail('captcha-failed')
    await contactRequests.insert(tx, message)
    await mail.queue(tx, config.contactMailTo, contactMail(message), now())
  })
  return null
}

function toRequest(body: OperationIO['submitContact']['body']): contactRequests.NewContactRequest {
  const { name, company_email, company_website, role, country, mobile_number, message } = body
  return {
    name,
    companyEmail: company_email,
    companyWebsite: company_website ?? null,
    role,
    country,
    mobileNumber: formatPhone(mobile_number),
    message,
  }
}
