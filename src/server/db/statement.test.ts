import pg from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { EmbeddedDatabase } from '#server/db/embedded.ts'
import { testApp } from '#tests/support/app.ts'

const app = testApp()
const isEmbedded = process.env.TEST_DATABASE_URL === undefined

afterEach(() => vi.restoreAllMocks())

/** The texts of the statements that the work sends, transactions included. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = isEmbedded ? vi.spyOn(EmbeddedDatabase.prototype, 'query') : vi.spyOn(pg.Client.prototype, 'query')
  const transaction = vi.spyOn(EmbeddedDatabase.prototype, 'transaction')
  await work()
  return [...query.mock.calls.map(([text]) => textOf(text)), ...transaction.mock.calls.map(() => 'begin')]
}

function textOf(query: unknown): string {
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : String(query)
}

test('reads the projects of a signed-in partner with two statements', async () => {
  const dana = await app.signedIn('dana')
  const statements = await statementsOf(async () => {
    expect((await dana.get('/portal/projects')).statusCode).toBe(200)
  })
  expect(statements).toHaveLength(2)
  expect(statements[0]).toContain('from "sessions"')
  expect(statements[1]).toContain('from "projects"')
})
