import { type BankDetails, hasAccountNumber } from '#domain/bank-details.ts'
import { guessLimits, oneTimeCodeLimits } from '#domain/limits.ts'
import { hoursInWords } from '#domain/number-words.ts'
import { composeMail, type MailContent } from '#server/mail/compose-mail.ts'
import type { NewContactRequest } from '#server/repositories/contact-requests.ts'
import { knownDeviceDays } from '#server/repositories/sessions.ts'

const guessWindow = hoursInWords(guessLimits.hours)

const ignore = 'If this was not you, you can ignore this email.'

interface CodeMail {
  subject: string
  purpose: string
  /** The page where the code is entered. */
  page: { label: string; path: string }
  note: string
}

/** For sign-in and for every purpose of a signed-in member. */
function codeMail({ subject, purpose, page, note }: CodeMail) {
  return (publicUrl: string, code: string): MailContent =>
    composeMail({
      subject,
      code: { label: `Your code to ${purpose}`, value: code },
      paragraphs: [`The code is valid for ${oneTimeCodeLimits.validMinutes} minutes.`],
      link: { label: page.label, href: publicUrl + page.path },
      note: { text: note },
    })
}

const newPassword = (publicUrl: string) => ({ label: 'Set a new password', href: `${publicUrl}/forgotpassword` })

const someoneElse =
  'If this was not you, someone is using your account. Set a new password: this signs out every session.'

export const mailTexts = {
  confirmSignUp: codeMail({
    subject: 'Confirm your account',
    purpose: 'confirm your account',
    page: { label: 'Confirm your account', path: '/confirmsignup' },
    note: ignore,
  }),

  mfa: codeMail({
    subject: 'Your sign-in code',
    purpose: 'sign in',
    page: { label: 'Enter the code', path: '/signin-mfa' },
    note: 'If this was not you, someone knows your password: please set a new one.',
  }),

  newPassword: codeMail({
    subject: 'Set a new password',
    purpose: 'set a new password',
    page: { label: 'Set a new password', path: '/forgotpassword' },
    note: ignore,
  }),

  bankCode: codeMail({
    subject: 'Your code to change bank details',
    purpose: 'change the bank details of your company',
    page: { label: 'Open the company profile', path: '/partner-profile' },
    note: someoneElse,
  }),

  liveKeyCode: codeMail({
    subject: 'Your code to generate a live key',
    purpose: 'generate a live key',
    page: { label: 'Open your projects', path: '/projects' },
    note: someoneElse,
  }),

  /** Without the account number: more people read a mail than the profile. */
  bankChanged: (publicUrl: string, bank: BankDetails): MailContent =>
    composeMail({
      subject: 'Your bank details were changed',
      paragraphs: [
        'The bank details of your company were changed with a code from this mailbox.',
        hasAccountNumber(bank)
          ? 'Payouts go to the new account after the next approval of a project.'
          : 'They have no account number now. After the next approval of a project, payouts cannot be sent.',
      ],
      link: { label: 'Check the bank details', href: `${publicUrl}/partner-profile` },
      note: { text: 'If this was not you, set a new password at once and contact us.', link: newPassword(publicUrl) },
    }),

  accountExists: (publicUrl: string): MailContent =>
    composeMail({
      subject: 'You already have an account',
      paragraphs: ['Someone tried to sign up with your address, which already has an account.'],
      link: { label: 'Sign in', href: `${publicUrl}/signin` },
      note: { text: ignore, link: { label: 'Forgot your password?', href: `${publicUrl}/forgotpassword` } },
    }),

  wrongPasswords: (publicUrl: string): MailContent =>
    composeMail({
      subject: 'Many wrong passwords for your account',
      paragraphs: [
        `Many wrong passwords were entered for your account. For up to ${guessWindow}, you can sign in only on devices that you used in the last ${knownDeviceDays} days.`,
        'To sign in on another device now, set a new password.',
      ],
      link: newPassword(publicUrl),
    }),

  wrongCodes: (publicUrl: string): MailContent =>
    composeMail({
      subject: 'Many wrong codes for your account',
      paragraphs: [
        `Your password was entered, and then many wrong codes. For up to ${guessWindow}, no code is accepted.`,
        'If this was not you, someone knows your password: set a new one at once.',
      ],
      link: newPassword(publicUrl),
    }),

  passwordChanged: (publicUrl: string, ended: 'every session' | 'every other session'): MailContent =>
    composeMail({
      subject: 'Your password was changed',
      paragraphs: [
        `The password of your account was changed, and ${ended} was signed out.`,
        'If this was not you, set a new one at once.',
      ],
      link: newPassword(publicUrl),
    }),

  /** `change` is a sentence. */
  secondStepChanged: (publicUrl: string, change: string): MailContent =>
    composeMail({
      subject: 'The way you sign in was changed',
      paragraphs: [change],
      link: { label: 'Check how you sign in', href: `${publicUrl}/partner-profile` },
      note: { text: 'If this was not you, set a new password at once and contact us.', link: newPassword(publicUrl) },
    }),
}

/** A message of the contact form, for the team. Its only link answers the visitor. */
export function contactMail(request: NewContactRequest): MailContent {
  const subject = `Message from ${request.name.trim()}, ${request.country}`
  return composeMail({
    // Removes line breaks: one in a name must not add a mail header.
    subject: subject.replace(/\s+/g, ' ').trim(),
    facts: [
      ['Name', request.name],
      ['Email', request.companyEmail],
      ['Website', request.companyWebsite ?? 'not given'],
      ['Role', request.role],
      ['Country', request.country],
      ['Phone', request.mobileNumber],
    ],
    paragraphs: [],
    quotes: [{ label: 'Message', text: request.message }],
    link: { label: 'Reply by email', href: `mailto:${encodeURIComponent(request.companyEmail).replace('%40', '@')}` },
  })
}
