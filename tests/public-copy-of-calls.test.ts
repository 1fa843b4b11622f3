import { getTableColumns } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { environments } from '#domain/environments.ts'
import contract from '#generated/products/direct-carrier-billing/openapi.json' with { type: 'json' }
import { loggedHeaders, maskKey, maskRequestHeaders } from '#server/call-log/masking.ts'
import { calls } from '#server/db/gateway-schema.ts'
import { refusalIds } from '#server/gateway/refusals.ts'
import { describeConnection } from '#server/operators.ts'
import { article, articles, page, pages, textOf } from '#tests/support/public-copy.ts'
import { files, read } from '#tests/support/tree.ts'

// Compares pages and articles with the code: what they say about live calls, allowed addresses, the call log and answers.

const { schemas } = contract.components
const contactScreen = 'src/web/features/contact/contact-screen.tsx'
const logOfCalls = article('reading-the-log-of-calls')

describe('the system that answers live calls', () => {
  // These texts must change when an operator is connected.
  const { name, note } = describeConnection('live')

  test('is the simulator, which moves no money', () => {
    expect(note).toMatch(new RegExp(`^Live calls are answered by the ${name}\\b.* moves no money\\.$`))
  })

  test('moves no money, and no text says that it does', () => {
    const texts = [...pages, ...articles, ...files('src/web/features/projects/details/*.tsx')]
    expect(texts.filter((path) => /keys? moves? money/.test(textOf(path)))).toEqual([])
  })

  test.each([page('carrier-billing.tsx'), article('what-we-ask-before-a-project-goes-live')])(
    'is named in %s',
    (path) => {
      expect(textOf(path)).toContain(name)
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
    for (const path of [logOfCalls, contactScreen]) {
      expect(textOf(path)).toContain('correlationId')
      expect(textOf(path)).toContain('X-Request-Id')
    }
  })
})

describe('the call log', () => {
  test('masks the words of each text that the article names', () => {
    const [, named = ''] = /\| texts such as (.+?) \|/.exec(read(logOfCalls)) ?? []
    const texts = contract['x-masked-fields'].filter(({ keeps }) => keeps === 'text').map(({ field }) => `\`${field}\``)
    expect(texts).toEqual(expect.arrayContaining(named.split(', ')))
  })

  test('keeps the beginning of a key and of Authorization, and the end of a key', () => {
    const secret = '7Hk3mX9pQ2vB5nR8tY1wZ4cF6dJ0Qm7Z'
    const beginnings = Object.values(environments).map(({ keyPrefix }) => keyPrefix)
    expect(beginnings.map((beginning) => maskKey(beginning + secret))).toEqual(
      beginnings.map((beginning) => `${beginning}…${secret.slice(-4)}`),
    )
    const [header] = maskRequestHeaders({ authorization: `Basic ${secret}` })
    expect(read(logOfCalls)).toContain(
      `| \`${header?.name}\` | its first word, \`${header?.value.replace(' …', '')}\` |`,
    )
  })
})

test('every refusal in an article is in the contract', () => {
  const named = articles.flatMap((path) => [...read(path).matchAll(/`([a-z]+(?:-[a-z]+)+)`/g)].map(([, id]) => id))
  expect(named).toEqual(expect.arrayContaining(['address-not-listed', 'no-address-listed', 'no-room']))
  expect(named.filter((id) => !refusalIds.some((known) => known === id))).toEqual([])
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
