import { type BankDetails, namesAccount } from '#domain/bank-details.ts'
import { oneTimeCodeLimits } from '#domain/limits.ts'
import type { NewContactRequest } from '#server/repositories/contact-requests.ts'

/** Subject and text of a mail; `code` is the one-time code in it. */
export interface MailContent {
  subject: string
  text: string
  code?: string
}

const ignore = 'If this was not you, you can ignore this mail.'

function codeLetter(subject: string, purpose: string, code: string, end: string): MailContent {
  return {
    subject,
    code,
    text: `${code} is your code to ${purpose}.\n\nIt is valid for ${oneTimeCodeLimits.validMinutes} minutes. We never ask for it by phone or email.\n${end}\n`,
  }
}

export const mailTexts = {
  confirmSignUp: (code: string) => codeLetter('Confirm your account', 'confirm your account', code, ignore),

  mfa: (code: string) =>
    codeLetter(
      'Your sign-in code',
      'sign in',
      code,
      'If this was not you, someone knows your password: please set a new one.',
    ),

  newPassword: (code: string) => codeLetter('Set a new password', 'set a new password', code, ignore),

  bankCode: (code: string) =>
    codeLetter(
      'Your code to change bank details',
      'change the bank details of your company',
      code,
      'If this was not you, someone is using your account. Set a new password: this signs out every session.',
    ),

  liveKeyCode: (code: string) =>
    codeLetter(
      'Your code to generate a live key',
      'generate a live key',
      code,
      'If this was not you, someone is using your account. Set a new password: this signs out every session.',
    ),

  /** Without the account number: more people read a mail than the profile. */
  bankChanged: (publicUrl: string, bank: BankDetails): MailContent => ({
    subject: 'Your bank details were changed',
    text: `The bank details of your company were changed with a code from this mailbox. ${
      namesAccount(bank)
        ? 'Payouts go to the new account.'
        : 'They have no account number now, so payouts cannot be sent.'
    }\n\nCheck them: ${publicUrl}/partner-profile\nIf this was not you, set a new password at once (${publicUrl}/forgotpassword) and contact us.\n`,
  }),

  accountExists: (publicUrl: string): MailContent => ({
    subject: 'You already have an account',
    text: `Someone tried to sign up with your address, which already has an account.\n\nSign in: ${publicUrl}/signin\nForgot your password? ${publicUrl}/forgotpassword\n${ignore}\n`,
  }),

  passwordChanged: (publicUrl: string, ended: 'every session' | 'every other session'): MailContent => ({
    subject: 'Your password was changed',
    text: `The password of your account was changed, and ${ended} was signed out.\n\nIf this was not you, set a new one at once: ${publicUrl}/forgotpassword\n`,
  }),
}

/** A message of the contact form, for the team. It is untrusted plain text, so it contains no link. */
export function contactMail(request: NewContactRequest): MailContent {
  const facts = [
    ['Name', request.name],
    ['Email', request.companyEmail],
    ['Website', request.companyWebsite ?? 'not given'],
    ['Role', request.role],
    ['Country', request.country],
    ['Phone', request.mobileNumber],
  ]
  const subject = `Message from ${request.name.trim()}, ${request.country}`
  return {
    // Removes line breaks: one in a name must not add a mail header.
    subject: subject.replace(/\s+/g, ' ').trim(),
    text: `${facts.map(([name, value]) => `${name}: ${value}`).join('\n')}\n\n${request.message}\n`,
  }
}
