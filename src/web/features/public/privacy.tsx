import { counted } from '#domain/counts.ts'
import { oneTimeCodeLimits } from '#domain/limits.ts'
import { inWords } from '#domain/number-words.ts'
import * as pageNames from '#domain/page-names.ts'
import { retention, sessionDays } from '#domain/retention.ts'
import { idleTimeoutMs } from '#web/stores/idle-tracker.ts'
import { type Clause, LegalPage } from './legal-page.tsx'
import { accountData, browserData, contactData, listData, rowsOf, sessionData } from './stored-data.ts'

const clauses: readonly Clause[] = [
  {
    name: 'Visitors',
    paragraphs: [
      'These pages load nothing from other hosts: no trackers, no advertising, no fonts. If you choose a light or dark theme, the choice stays in your browser. The server logs the IP address of each request, to operate and protect the service.',
    ],
  },
  {
    name: 'When you write to us',
    paragraphs: [
      `We store what you enter in the contact form: ${listData(contactData)}. We email it to the team that answers, and use it for the answer. To keep robots out, your browser solves a puzzle by itself; the puzzle contacts no third party and sets no cookie.`,
    ],
  },
  {
    name: 'When you have an account',
    paragraphs: [
      'We store your company’s details and, when you go live, its representative, bank account and document. About you we store:',
    ],
    facts: rowsOf({ ...accountData, 'Each session': sessionData }),
    points: [
      `One-time codes are stored as hashes and are good for ${inWords(oneTimeCodeLimits.validMinutes)} minutes.`,
      'The second step of your sign-in is stored as you set it up: the secret of your authenticator app encrypted, the public keys of your passkeys with the names you gave them, and recovery codes as hashes.',
      'An agent token is stored as a hash, with the name that you gave it, who created it and when it was last used.',
      'Sessions are listed in your profile, and you can end each of them. A sign-in whose code was not entered is stored in the same way, but not listed.',
      'Documents are scanned for viruses and shown only to you and to the staff who review your project.',
      'Staff see what their team needs. Every step of a review is recorded, with the person who took it.',
    ],
  },
  {
    name: 'What stays in your browser',
    paragraphs: [
      'When you sign up or sign in, your browser stores your email address; when you sign in, also the tokens and your role. It stores the rest while you use the portal.',
    ],
    facts: rowsOf(browserData),
    end: `After ${idleTimeoutMs / 60_000} minutes without activity, you are signed out in every tab. There are no other cookies.`,
  },
  {
    name: 'How long',
    paragraphs: [],
    points: [
      `One-time codes: ${counted(retention.expiredCodeHours, 'hour')} after they have expired.`,
      `Sign-ups that were never confirmed: ${retention.unconfirmedSignUpDays} days after the last sign-up or request for a code.`,
      `Sessions: until they expire after at most ${sessionDays} days, and ${retention.expiredSessionDays} days more.`,
      `Emails that were sent: ${retention.mailDays} days.`,
      `Notifications: ${retention.notificationDays} days.`,
      `What you enter in the contact form: ${retention.contactRequestDays} days.`,
      `The log of API calls: ${retention.callLogMonths} months, then the whole month is deleted.`,
      'Profile, company and projects: as long as you have the account.',
    ],
  },
  {
    name: 'Your rights',
    paragraphs: [
      'You can see and change your own data in your profile. For a copy, or for a correction or deletion that you cannot make there, write to us from the email address of your account.',
    ],
  },
]

export const Privacy = () => (
  <LegalPage
    title={pageNames.privacy}
    lead="What the portal stores about you, why, and for how long. For your customers’ data, see the page Data Protection."
    clauses={clauses}
  />
)
