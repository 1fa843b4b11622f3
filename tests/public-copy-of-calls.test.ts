import { getTableColumns } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import contract from '#generated/products/direct-carrier-billing/openapi.json' with { type: 'json' }
import { loggedHeaders } from '#server/call-log/masking.ts'
import { calls } from '#server/db/gateway-schema.ts'
import { refusalIds } from '#server/gateway/refusals.ts'
import { describeConnection } from '#server/operators.ts'
import { article, articles, page, pages, textOf } from '#tests/support/public-copy.ts'
import { files, read } from '#tests/support/tree.ts'

// Compares pages and articles with the code: what they say about live calls, support requests, allowed addresses and refusals.

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

test('every refusal in an article is in the contract', () => {
  const named = articles.flatMap((path) => [...read(path).matchAll(/`([a-z]+(?:-[a-z]+)+)`/g)].map(([, id]) => id))
  expect(named).toEqual(expect.arrayContaining(['address-not-listed', 'no-address-listed', 'no-room']))
  expect(named.filter((id) => !refusalIds.some((known) => known === id))).toEqual([])
})
