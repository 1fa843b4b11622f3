import { getTableColumns } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { productFiles } from '#docs/compiler/find-products.ts'
import { environments } from '#domain/environments.ts'
import contract from '#generated/products/direct-carrier-billing/openapi.json' with { type: 'json' }
import { loggedHeaders, maskKey, maskRequestHeaders } from '#server/call-log/masking.ts'
import { calls } from '#server/db/gateway-schema.ts'
import { authorizeCall, type Caller } from '#server/gateway/callers.ts'
import { GatewayRefusal, refusalIds } from '#server/gateway/refusals.ts'
import { describeConnection } from '#server/operators.ts'
import { article, articles, page, pages, textOf } from '#tests/support/public-copy.ts'
import { files, read, root } from '#tests/support/tree.ts'

// Compares pages and articles with the code: what they say about live calls, allowed addresses, the call log and answers.

const { schemas } = contract.components
const contactScreen = 'src/web/features/contact/contact-screen.tsx'
const logOfCalls = article('reading-the-log-of-calls')
const whitelisting = article('whitelisting-the-addresses-you-call-from')

describe('the system that answers live calls', () => {
  // These texts must change when an operator is connected.
  const { name, note } = describeConnection('live')

  test('is the simulator, which moves no money', () => {
    expect(note).toMatch(new RegExp(`^Live calls are answered by the ${name}\\b.* moves no money\\.$`))
  })

  test('is described for a live key by its purpose only', () => {
    const texts = [...pages, ...articles, ...files('src/web/features/projects/details/*.tsx')].map(textOf)
    expect(texts.filter((text) => /live key can charge real subscribers/.test(text))).toHaveLength(2)
    expect(texts.filter((text) => /keys? moves? money/.test(text))).toEqual([])
  })

  test.each([page('carrier-billing.tsx'), article('what-we-ask-before-a-project-goes-live')])(
    'is named in %s',
    (path) => {
      expect(textOf(path)).toContain(
        `Until operators are connected, live calls are answered by the ${name}, and no money moves.`,
      )
    },
  )
})

describe('a call in a support request', () => {
  test('is identified by fields that every logged call has', () => {
    expect(Object.keys(schemas.Failure.properties)).not.toContain('openPlatformTransactionId')
    expect(Object.keys(getTableColumns(calls))).not.toContain('openPlatformTransactionId')
    const asking = [...pages, ...articles, ...files('src/web/features/contact/*.tsx')]
    expect(asking.filter((path) => read(path).includes('openPlatformTransactionId'))).toEqual([])
  })

  test('is found by its correlation id or the logged request id', () => {
    expect(Object.keys(getTableColumns(calls))).toContain('correlationId')
    expect(loggedHeaders({ 'x-request-id': 'trace-1' })).toEqual([{ name: 'X-Request-Id', value: 'trace-1' }])
    expect(textOf(logOfCalls)).toContain("the call's `correlationId` and when you made it")
    expect(textOf(logOfCalls)).toContain(
      'the `X-Request-Id` of the answer: every answer carries one, and the log shows it where the call is written down.',
    )
    expect(textOf(contactScreen)).toContain('Tell us when, and its correlationId or the X-Request-Id of the answer.')
    expect(textOf(article('looking-after-your-keys'))).toContain(
      'with the project and the `correlationId` of each call',
    )
  })
})

describe('the call log', () => {
  const table = /\| field \| what the log keeps \|\n.*\n((?:\|.*\n)+)/.exec(read(logOfCalls))?.[1] ?? ''
  const rows = table
    .trimEnd()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()))
  const fieldsOf = (cell = '') => [...cell.matchAll(/`(\w+)`/g)].map(([, field]) => field)

  test('masks fields as the contract says', () => {
    const labels = new Map([
      ['nothing', 'nothing'],
      ['end', 'the last four characters'],
      ['both-ends', 'both ends'],
      ['text', 'the words, with long runs of digits hidden'],
    ])
    const masked = contract['x-masked-fields'].map(({ field, keeps }) => [field, labels.get(keeps)] as const)
    const documented = new Map(rows.flatMap(([, cell, kept]) => fieldsOf(cell).map((field) => [field, kept] as const)))
    documented.delete('Authorization')
    expect(masked).toEqual(expect.arrayContaining([...documented]))
    // The article names only some of the text fields.
    const each = masked.filter(([, kept]) => kept !== labels.get('text'))
    expect([...documented]).toEqual(expect.arrayContaining(each))
  })

  test('keeps the beginning of a key and of Authorization, and the end of a key', () => {
    const secret = '7Hk3mX9pQ2vB5nR8tY1wZ4cF6dJ0Qm7Z'
    const beginnings = Object.values(environments).map(({ keyPrefix }) => keyPrefix)
    expect(beginnings.map((beginning) => maskKey(beginning + secret))).toEqual(
      beginnings.map((beginning) => `${beginning}…${secret.slice(-4)}`),
    )
    const text = textOf(logOfCalls)
    expect(text).toContain(
      `| key | ${beginnings.map((each) => `\`${each}\``).join(' or ')}, and the last four characters |`,
    )
    const [header] = maskRequestHeaders({ authorization: `Basic ${secret}` })
    expect(text).toContain(`| \`${header?.name}\` | its first word, \`${header?.value.replace(' …', '')}\` |`)
    expect(textOf(article('looking-after-your-keys'))).toContain(
      'keeps the beginning and the last four characters of a key, and of the `Authorization` header its first word',
    )
  })

  test('keeps nothing when the disk is full', () => {
    const refusal = contract['x-gateway-refusals'].find(({ id }) => id === 'no-room')
    expect(refusal?.message).toBe('The platform has no room to store the call.')
    expect(textOf(logOfCalls)).toContain('A call refused with `no-room` is not written down at all')
  })
})

describe('an address', () => {
  const now = new Date('2026-11-22T12:00:00Z')
  const claim = { key: 'a key', projectId: 'a project', partnerId: 'a partner' }
  const refusalOf = (environment: Caller['environment'], isListed: Caller['isListed']) => {
    const caller: Caller = {
      ...claim,
      keyId: 'a key',
      prices: [],
      status: 'live',
      environment,
      isListed,
      expiresAt: new Date('2027-11-22T12:00:00Z'),
      revokedAt: null,
      lastUsedAt: null,
      forTests: false,
    }
    try {
      authorizeCall(caller, claim, environment, '8.8.4.4', now)
    } catch (error) {
      if (error instanceof GatewayRefusal) return error.id
      throw error
    }
    return 'accepted'
  }

  test('that is not listed is rejected in both environments, as the article says', () => {
    expect([refusalOf('sandbox', false), refusalOf('live', false)]).toEqual([
      'address-not-listed',
      'address-not-listed',
    ])
    expect(textOf(whitelisting)).toContain(
      'Once a project has active addresses we ask for both, in the sandbox as well: a call with a good key from an address that is not on the list is refused.',
    )
  })

  test('must be listed for live calls only, as the article says', () => {
    expect([refusalOf('sandbox', null), refusalOf('live', null)]).toEqual(['accepted', 'no-address-listed'])
    expect(textOf(whitelisting)).toContain(
      'remove the last active address, and live calls are refused until you add another',
    )
  })

  test('is rejected with one of two refusals, both named by the article', () => {
    expect(textOf(whitelisting)).toContain(
      'the refusal `address-not-listed`, or `no-address-listed` where a live call finds no active address at all',
    )
  })
})

test('every refusal in an article is in the contract', () => {
  const named = articles.flatMap((path) => [...read(path).matchAll(/`([a-z]+(?:-[a-z]+)+)`/g)].map(([, id]) => id))
  expect(named).toContain('no-room')
  expect(named.filter((id) => !refusalIds.some((known) => known === id))).toEqual([])
})

test('the article names the refund fields of a charge', () => {
  const [last, ...others] = Object.keys(schemas.Refund.properties)
    .map((field) => `\`${field}\``)
    .toReversed()
  expect(textOf(article('refunds-and-reading-a-charge-back'))).toContain(
    `\`refunds\` has the refund's ${others.toReversed().join(', ')} and ${last} |`,
  )
})

test('the article names the calls that reject a barred subscriber', () => {
  const labels: Record<string, string> = {
    requestOneTimePassword: 'one-time passwords',
    identifyCustomer: 'identities',
    createCharge: 'charges',
    sendSms: 'messages',
  }
  const barred = contract['x-subscriber-profiles'].find(({ suffix }) => suffix === '0004')
  const [last, ...others] = (barred?.on ?? []).map((operation) => labels[operation] ?? operation).toReversed()
  expect(textOf(article('testing-every-way-a-charge-can-end'))).toContain(
    `| \`0004\` | barred | \`${barred?.result}\` on ${others.toReversed().join(', ')} and ${last} |`,
  )
})

test('the public file that About Us mentions is served', () => {
  expect(productFiles(root)).toContain('openapi/products/direct-carrier-billing.yaml')
  expect(read(page('resources.tsx'))).toContain("const billing = '/api-doc/direct-carrier-billing'")
  expect(textOf(page('about-us.tsx'))).toContain('The file of the payment API is public')
})
