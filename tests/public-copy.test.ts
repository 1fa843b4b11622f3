import { getTableColumns } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { goLiveSteps } from '#domain/go-live-steps.ts'
import { retention } from '#domain/retention.ts'
import contract from '#generated/products/direct-carrier-billing/openapi.json' with { type: 'json' }
import { accounts, sessions } from '#server/db/identity-schema.ts'
import { contactRequests } from '#server/db/public-schema.ts'
import { article, articles, page, pages, textOf } from '#tests/support/public-copy.ts'
import { files, read } from '#tests/support/tree.ts'

// Compares what pages and articles say with the specification and the code, as About Us promises. Both interpolate limits
// and price ranges.

test('every typed price in an article lies in the range of its operator', () => {
  const prices = articles.flatMap((path) =>
    [...textOf(path).matchAll(/(\d+(?:\.\d+)?) (SGD|THB|PHP)\b/g)].map((match) => ({ path, match })),
  )
  expect(prices.length).toBeGreaterThanOrEqual(4)
  const outside = prices.filter(({ match: [, amount, currency] }) => {
    const range = contract['x-operators'].find((each) => each.currency === currency)?.priceRange
    return !(Number(amount) >= Number(range?.lowest) && Number(amount) <= Number(range?.highest))
  })
  expect(outside.map(({ path, match }) => `${path}: ${match[0]}`)).toEqual([])
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

test('the article about going live lists the steps of the form in their order', () => {
  const listed = read(article('what-we-ask-before-a-project-goes-live')).matchAll(/^\d\. \*\{\{go-live\.(.+?)\}\}\*:/gm)
  expect([...listed].map(([, step]) => step)).toEqual([...goLiveSteps])
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

test('the article about operators has a column for every offered one', () => {
  const offered = contract['x-operators'].filter(({ status }) => status === 'offered')
  const codes = offered.map(({ code }) => `\`${code}\``)
  expect(read(article('choosing-your-operators'))).toContain(`| code | ${codes.join(' | ')} |`)
})

// The caller sends the whole text of a message. Templates are only reviewed.
test('no text says that a call uses a template', () => {
  const answering = files('src/{server/gateway,simulator}/**/*.ts').filter((path) => !path.includes('.test.'))
  expect(answering.filter((path) => /template/i.test(read(path)))).toEqual([])
  const saying = [...pages, ...articles].filter((path) =>
    /(from|follows?|your reviewed) templates?/i.test(textOf(path)),
  )
  expect(saying).toEqual([])
})

describe('the privacy pages state the retention', () => {
  const text = ['privacy.tsx', 'data-protection.tsx'].map((name) => textOf(page(name))).join(' ')
  test.each(Object.keys(retention))('%s', (name) => {
    expect(text).toContain(`retention.${name}`)
  })
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
    ['emailCodeOffAt', 'whether codes are emailed'],
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
    ['expiresAt', 'until they expire'],
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
    ['stores/logout.ts sessionKeys.reason', 'the reason there until you sign in again'],
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

  test('stored scroll positions', () => {
    expect(read('src/web/router.ts')).toContain('scrollRestoration:')
    expect(text).toContain('how far you have scrolled')
  })
})
