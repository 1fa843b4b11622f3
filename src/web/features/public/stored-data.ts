import { capitalize } from '#domain/capitalize.ts'
import type { deviceKeys } from '#web/stores/logout.ts'

// The stored data that the pages about privacy and data protection list. Tests compare the keys with the code.

/** By column of the table. */
export const contactData = {
  name: 'name',
  companyEmail: 'company email',
  companyWebsite: 'company website',
  role: 'role',
  country: 'country',
  mobileNumber: 'phone number',
  message: 'message',
}

/** By column of the table, in the groups that the page shows. */
export const accountData = {
  'Sign-in': {
    email: 'email address',
    passwordHash: 'password (as a hash that cannot be turned back)',
    signUpPasswordHash: 'password of a later sign-up with your address (as such a hash)',
  },
  'Second step of sign-in': {
    preferredWay: 'the way that you prefer',
    emailCodeOffAt: 'whether codes are emailed',
  },
  Profile: {
    salutation: 'salutation',
    fullName: 'name',
    jobTitle: 'job',
    mobileNumber: 'phone number',
    address: 'address',
  },
}

/** By column of the table. */
export const sessionData = {
  userAgent: 'browser',
  address: 'IP address',
  createdAt: 'time of the sign-in',
  lastSeenAt: 'time of the last use',
  singleSignOn: 'whether you used single sign-on',
  provenAt: 'when its code was entered',
  confirmedAt: 'when you last confirmed your password',
  expiresAt: 'when it expires',
  endedAt: 'when it ended',
  endedBecause: 'why it ended',
}

const deviceData = {
  theme: 'the theme',
  region: 'the country whose figures you looked at last',
} satisfies Record<(typeof deviceKeys)[number], string>

/** In the groups that the page shows, by the file that stores it and the name of the key there. */
export const browserData = {
  'Local storage, until you sign out': {
    'stores/session.ts sessionKeys.username': 'your email address',
    'stores/session.ts sessionKeys.role': 'your role',
    'api/tokens.ts tokenKeys.access': 'the token of your session',
    'api/tokens.ts tokenKeys.accessExpiry': 'when that token expires',
    'api/tokens.ts tokenKeys.refresh': 'the token that renews it',
    'api/tokens.ts tokenKeys.mfa': 'the token of your second step',
    "docs/page/language.ts 'docs.language'": 'the language of code samples',
    'docs/page/server-variables.ts key': 'what you set in addresses of servers',
    'entities/thread/message-composer.tsx keyOf(name)': 'the text of a message that you have not sent',
  },
  'Local storage, until you sign in again': {
    'stores/logout.ts sessionKeys.reason': 'why you were signed out',
  },
  'Local storage, during the single sign-on of staff': {
    'features/auth/single-sign-on.ts key': 'a random number and the page to open afterwards',
  },
  'Local storage, also after you sign out': {
    'docs/page/theme/color-mode.ts KEY': deviceData.theme,
    'stores/region.ts regionKey': deviceData.region,
  },
  'Session storage, until you sign out or close the tab': {
    'api/query-client.ts getGetConfigsQueryKey': 'the portal’s lists of choices',
    'api/query-client.ts getGetRateCardQueryKey': 'the rate card',
    'router.ts scrollRestoration': 'how far you have scrolled',
    'stores/failed-imports.ts key': 'which files of an earlier version of the portal were gone',
  },
  'One cookie': {
    'stores/idle.ts cookie': 'the time of your last activity',
  },
}

/** What the requests behind later answers contain, by masked field of the log. */
export const requestData = {
  userIdentifier: 'phone numbers or email addresses',
  userToken: 'user tokens',
  oneTimePassword: 'used one-time passwords',
  messageContent: 'texts of messages with a one-time password',
  message: 'texts of other messages',
  reason: 'reasons for refunds',
  paymentDescription: 'descriptions of payments',
  merchantContact: 'contacts of merchants',
}

type Descriptions = Record<string, string>

/** Writes the descriptions as a list in running text. */
export const listData = (data: Descriptions) => new Intl.ListFormat('en-GB').format(Object.values(data))

/** The groups as rows of a description list. */
export const rowsOf = (groups: Record<string, Descriptions>) =>
  Object.entries(groups).map(([name, data]): [string, string] => [name, capitalize(listData(data))])
