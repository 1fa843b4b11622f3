import { getTableColumns } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { largestDocument } from '#domain/documents.ts'
import { limits, oneTimeCodeLimits } from '#domain/limits.ts'
import contract from '#generated/products/direct-carrier-billing/openapi.json' with { type: 'json' }
import { accounts, sessions } from '#server/db/identity-schema.ts'
import { contactRequests } from '#server/db/public-schema.ts'
import { sessionHours } from '#server/identity/tokens.ts'
import { monthsKept } from '#server/jobs/call-partitions.ts'
import { keptHours, sandboxMonths, spentHours } from '#server/jobs/cleanup.ts'
import { article, articles, page, pages, textOf } from '#tests/support/public-copy.ts'
import { files, read } from '#tests/support/tree.ts'
import { stepNames } from '#web/features/go-live/stepper.tsx'
import { steps } from '#web/features/go-live/wizard.ts'
import { idleTimeoutMs } from '#web/stores/idle-tracker.ts'
import { deviceKeys } from '#web/stores/logout.ts'

// Compares limits, price ranges and results on pages and in articles with the specification and the code, as About Us promises.

const names = new Map([
  [3, 'three'],
  [5, 'five'],
  [6, 'six'],
  [10, 'ten'],
  [13, 'thirteen'],
  [50, 'fifty'],
])
function inWords(count: number): string {
  const name = names.get(count)
  if (!name) throw new Error(`Add ${count} to the names above, and write it in words in the sentences`)
  return name
}
const capital = (text: string) => text[0]?.toUpperCase() + text.slice(1)

const password = contract['x-one-time-password']
const passwordMinutes = inWords(password.ttlSeconds / 60)
const passwordTries = inWords(password.tries)
const [perKey] = contract['x-rate-limits']
const perTemplate = contract.components.schemas.SmsRequest.properties.message.maxLength

describe('a limit', () => {
  test.each([
    [page('carrier-billing.tsx'), `It is good for ${passwordMinutes} minutes and ${passwordTries} tries.`],
    [page('showcase.tsx'), `${capital(passwordMinutes)} minutes and ${passwordTries} tries per code`],
    [page('carrier-billing.tsx'), `Up to ${perKey?.calls} calls in ${inWords(perKey?.seconds ?? 0)} seconds`],
    [page('terms.tsx'), `at most ${inWords(limits.activeKeysPerEnvironment)} active keys per environment`],
    [page('terms.tsx'), limits.keyValidDays === 365 ? 'is good for a year' : 'another time'],
    [
      page('privacy.tsx'),
      `one-time codes are stored hashed too and are good for ${inWords(oneTimeCodeLimits.validMinutes)} minutes`,
    ],
    [page('privacy.tsx'), `so that ${idleTimeoutMs / 60_000} minutes without any sign you out`],
    [page('privacy.tsx'), keptHours.codes === 1 ? 'One-time codes: an hour after' : 'another time'],
    [
      page('privacy.tsx'),
      `Sessions: the ${sessionHours / 24} days that one may last, and ${keptHours.sessions / 24} days more.`,
    ],
    [page('privacy.tsx'), `Mails that were sent: ${keptHours.mails / 24} days.`],
    [page('privacy.tsx'), `in the contact form: ${Math.floor(keptHours.messages / 24 / 30)} months.`],
    [page('privacy.tsx'), `The log of API calls: ${monthsKept} months`],
    [page('data-protection.tsx'), `stay in the log for ${monthsKept} months`],
    [page('data-protection.tsx'), `recipients included: ${spentHours.messages / 24} days'`],
    [
      page('data-protection.tsx'),
      spentHours.oneTimePasswords < 24 ? 'until the night after they have' : 'another time',
    ],
    [page('data-protection.tsx'), `sandbox keys has been used for ${sandboxMonths} months`],
    [article('one-time-passwords-people-can-use'), `**${passwordMinutes} minutes** and **${passwordTries} tries**`],
    [article('when-to-retry-and-when-to-stop'), `${perKey?.calls} calls per key in ${perKey?.seconds} seconds`],
    [article('looking-after-your-keys'), `**${limits.keyValidDays} days**`],
    [article('looking-after-your-keys'), `From ${limits.keyExpiryWarningDays} days before`],
    [article('looking-after-your-keys'), `At most **${inWords(limits.activeKeysPerEnvironment)}** active keys`],
    [article('whitelisting-the-addresses-you-call-from'), `At most **${limits.ipAddressesPerProject}** per project`],
    [
      article('whitelisting-the-addresses-you-call-from'),
      `Up to ${inWords(limits.ipAddressesPerProject)} IPv4 addresses`,
    ],
    [article('what-we-ask-before-a-project-goes-live'), `at most ${limits.ipAddressesPerProject}. See`],
    [article('what-we-ask-before-a-project-goes-live'), `at most ${largestDocument / 1024 / 1024} MB`],
    [article('sms-templates-and-segments'), `at most **${limits.smsTemplatesPerProject} templates**`],
    [article('sms-templates-and-segments'), `up to **${perTemplate} characters**`],
    [article('reading-the-log-of-calls'), `${capital(inWords(monthsKept))} months`],
  ])('in %s is the enforced one: %s', (path, sentence) => {
    expect(textOf(path)).toContain(sentence)
  })
})

describe('a price range', () => {
  const offered = contract['x-operators'].filter(({ status }) => status === 'offered')
  const short = (amount: string | undefined) => amount?.replace(/\.00$/, '')

  test('in the articles matches the operator', () => {
    const table = textOf(article('choosing-your-operators'))
    expect(table).toContain(
      `| prices | ${offered.map(({ priceRange }) => `${priceRange?.lowest} to ${priceRange?.highest}`).join(' | ')} |`,
    )
    const [first, second, third] = offered.map(
      ({ currency, priceRange }) => `${currency} ${short(priceRange?.lowest)} to ${short(priceRange?.highest)}`,
    )
    expect(textOf(article('what-is-direct-carrier-billing'))).toContain(`${first}, ${second} and ${third}`)
  })

  test('contains every price that is named', () => {
    const prices = [...pages, ...articles].flatMap((path) =>
      [...textOf(path).matchAll(/\b(SGD|THB|PHP) (\d+(?:\.\d+)?)(?![\d\s]*\d{3})/g)].map((match) => ({ path, match })),
    )
    expect(prices.length).toBeGreaterThan(10)
    const outside = prices.filter(({ match: [, currency, amount] }) => {
      const range = offered.find((each) => each.currency === currency)?.priceRange
      return !(Number(amount) >= Number(range?.lowest) && Number(amount) <= Number(range?.highest))
    })
    expect(outside.map(({ path, match }) => `${path}: ${match[0]}`)).toEqual([])
  })

  test('matches the price of every product code', () => {
    const points = new Map(contract['x-price-points'].map(({ code, amount }) => [code, amount]))
    const prices = articles.flatMap((path) => [
      ...read(path).matchAll(/`([A-Z]{3}\d+)` (?:\||is) (?:[A-Z]{3}) (\d+\.\d\d)/g),
    ])
    expect(prices.length).toBeGreaterThanOrEqual(4)
    for (const [text, code = '', amount] of prices) expect(amount, text).toBe(points.get(code))
  })
})

describe('a result', () => {
  test.each([...pages, ...articles])('named in %s exists in the contract', (path) => {
    const known = JSON.stringify(contract)
    const codes = read(path).match(/\b[A-Z]+(?:_[A-Z]+)+\b/g) ?? []
    expect(codes.filter((code) => !known.includes(`"${code}"`))).toEqual([])
  })

  test('has one of its documented status codes', () => {
    const pairs = [...contract['x-result-codes'], ...contract['x-gateway-refusals']].map((each) => [
      'code' in each ? each.code : each.resultCode,
      each.httpStatus,
    ])
    const known = new Set(pairs.map(([code, status]) => `${code} ${status}`))
    const rows = articles.flatMap((path) => [...read(path).matchAll(/^\| (`[A-Z_`, ]+) \| (\d{3}(?:, \d{3})*) \|/gm)])
    const named = rows.flatMap(([, codes = '', statuses = '']) =>
      (codes.match(/[A-Z_]+/g) ?? []).flatMap((code) => statuses.split(', ').map((status) => `${code} ${status}`)),
    )
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((each) => !known.has(each))).toEqual([])
  })
})

test('the steps of the form match the wizard, in order', () => {
  const listed = [...read(article('what-we-ask-before-a-project-goes-live')).matchAll(/^\d\. \*([^*]+)\*:/gm)]
  expect(listed.map(([, name]) => name)).toEqual(steps.map((step) => stepNames[step]))
  expect(textOf(article('what-we-ask-before-a-project-goes-live'))).toContain(`the ${inWords(steps.length)} steps`)
})

test('a single video is not announced as several', () => {
  const videos = articles.filter((path) => /^category: Video$/m.test(read(path)))
  expect(videos).toHaveLength(1)
  const paths = [...pages, ...files('src/web/page-descriptions.ts', 'src/web/features/{articles,shell}/*.{ts,tsx}')]
  expect(paths.filter((path) => /\bvideos\b/i.test(read(path)))).toEqual([])
})

test('every mention of the free sandbox names the time limit', () => {
  const paths = [...pages, ...articles, 'src/web/page-descriptions.ts']
  expect(paths.filter((path) => /free sandbox|sandbox is free(?! for a limited time)/i.test(textOf(path)))).toEqual([])
})

test('every explanation of the net volume mentions the payout of refunds', () => {
  const explaining = [...pages, ...articles].filter((path) => /net volume\W* is /i.test(textOf(path)))
  expect(explaining).toEqual([page('carrier-billing.tsx'), article('payouts-and-the-rate-card')])
  for (const path of explaining)
    expect(textOf(path), path).toContain('a refund takes back what its own charge paid out')
})

test('coming operators are described as sandbox only', () => {
  expect(textOf(page('carrier-billing.tsx'))).toContain(
    'The other operators that the API knows can be charged in the sandbox only.',
  )
  expect(textOf(article('choosing-your-operators'))).toContain('you cannot choose them for a live project yet')
})

// The caller sends the whole text of a message. Templates are only reviewed.
test('no text says that a call uses a template', () => {
  const answering = files('src/{server/gateway,simulator}/**/*.ts').filter((path) => !path.includes('.test.'))
  expect(answering.filter((path) => /template/i.test(read(path)))).toEqual([])
  expect(textOf(article('sms-templates-and-segments'))).toContain('none is compared with a template')
  expect(textOf(page('carrier-billing.tsx'))).toContain('You send your own text')
  const saying = [...pages, ...articles].filter((path) =>
    /(from|follows?|your reviewed) templates?/i.test(textOf(path)),
  )
  expect(saying).toEqual([])
})

describe('the privacy page names the stored personal data:', () => {
  const text = textOf(page('privacy.tsx'))
  /** Columns without personal data. */
  const technical = new Set([
    ...['id', 'role', 'organisationId', 'confirmedAt', 'disabledAt', 'passwordExpiresAt', 'createdAt', 'updatedAt'],
  ])
  const ofAccounts = new Map([
    ['email', 'your email address'],
    ['passwordHash', 'Your password is stored as a hash'],
    ['preferredWay', 'the way that you prefer'],
    ['emailCodeOffAt', 'whether codes are mailed'],
    ['salutation', 'the salutation, '],
    ['fullName', ' name, job'],
    ['jobTitle', ' job, '],
    ['mobileNumber', 'phone number and'],
    ['address', 'and address of your profile'],
  ])
  const ofSessions = new Map([
    ['address', 'with browser, IP address'],
    ['userAgent', 'with browser'],
    ['createdAt', 'sign-in and'],
    ['lastSeenAt', 'last use'],
    ['provenAt', 'whose code was not entered'],
    ['expiresAt', 'days that one may last'],
    ...['accountId', 'endedAt', 'endedBecause', 'singleSignOn'].map(
      (each) => [each, 'Sessions are listed in your profile'] as const,
    ),
  ])
  const ofRequests = new Map([
    ['name', 'contact form: name'],
    ['companyEmail', 'company email'],
    ['companyWebsite', 'and website'],
    ['role', ' role, '],
    ['country', ' country, '],
    ['mobileNumber', 'phone number and message'],
    ['message', 'phone number and message'],
  ])

  test.each([
    ...Object.keys(getTableColumns(accounts)).map((column) => ['accounts', column, ofAccounts] as const),
    ...Object.keys(getTableColumns(sessions)).map((column) => ['sessions', column, ofSessions] as const),
    ...Object.keys(getTableColumns(contactRequests)).map((column) => ['contact requests', column, ofRequests] as const),
  ])('%s, %s', (table, column, descriptions) => {
    if (technical.has(column) && !descriptions.has(column)) return
    expect(text).toContain(descriptions.get(column) ?? `a description of ${column} of ${table}, here and on the page`)
  })
})

describe('the privacy page names the data stored in the browser:', () => {
  const text = textOf(page('privacy.tsx'))
  const tokens = 'Signing in also puts tokens'
  const descriptions = new Map([
    ['api/query-client.ts getGetConfigsQueryKey', 'the portal’s lists of choices'],
    ['api/query-client.ts getGetRateCardQueryKey', 'the rate card'],
    // Stores the two above.
    ['api/session-cache.ts key', 'its session storage holds'],
    ['api/tokens.ts tokenKeys.access', tokens],
    ['api/tokens.ts tokenKeys.refresh', tokens],
    ['api/tokens.ts tokenKeys.accessExpiry', tokens],
    ['api/tokens.ts tokenKeys.mfa', tokens],
    ['entities/thread/message-composer.tsx keyOf(name)', 'the text of a message that you have not sent'],
    ['docs/page/stored-text.ts key', 'the language of code samples and what you set in addresses of servers'],
    ['docs/page/theme/color-mode.ts KEY', 'the theme'],
    ['features/auth/single-sign-on.ts key', 'A single sign-on of staff keeps a random number there'],
    ['stores/idle.ts cookie', 'one cookie that holds the time of your last activity'],
    ['stores/logout.ts sessionKeys.reason', 'a note why, until you sign in again'],
    ['stores/region.ts regionKey', 'the country whose figures you looked at last'],
    ['stores/session.ts sessionKeys.username', 'Signing up or signing in puts your email address into'],
    ['stores/session.ts sessionKeys.role', 'your role'],
  ])
  /** Without comments, because those of stores/debug.ts contain calls of setItem. */
  const codeOf = (path: string) => read(path).replaceAll(/^\s*\/\/.*$/gm, '')
  const writing = /\.setItem\(([^,]+),|setQueryDefaults\((\w+)\(\), oncePerSession|document\.(cookie) =/g

  test.each(
    files('src/{web,docs}/**/*.{ts,tsx,js}')
      // Documentation sites are not part of the portal.
      .filter((path) => !path.includes('.test.') && !path.startsWith('src/docs/site/'))
      .flatMap((path) =>
        [...codeOf(path).matchAll(writing)].map(
          ([, stored, cached, cookie]) => `${path.replace(/^src\/(web\/)?/, '')} ${stored ?? cached ?? cookie}`,
        ),
      ),
  )('%s', (key) => {
    expect(text).toContain(descriptions.get(key) ?? `a description of ${key}, here and on the page`)
  })

  test('storage left after a sign-out', () => {
    const names = { theme: 'Theme', region: 'country' } satisfies Record<(typeof deviceKeys)[number], string>
    expect(text).toContain(`${deviceKeys.map((key) => names[key]).join(' and ')} stay there when you sign out`)
  })

  test('stored scroll positions', () => {
    expect(read('src/web/router.ts')).toContain('scrollRestoration:')
    expect(text).toContain('how far you have scrolled')
  })
})
