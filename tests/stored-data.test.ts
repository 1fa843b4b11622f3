import { getTableColumns } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accounts, sessions } from '#server/db/identity-schema.ts'
import { contactRequests } from '#server/db/public-schema.ts'
import { files, read } from '#tests/support/tree.ts'
import { accountData, browserData, contactData, sessionData } from '#web/features/public/stored-data.ts'

/** The keys of every group. */
const keysOf = (groups: object) => Object.values(groups).flatMap((group) => Object.keys(group))

/** Columns without personal data. */
const technical = {
  accounts: [
    'id',
    'role',
    'organisationId',
    'confirmedAt',
    'disabledAt',
    'passwordExpiresAt',
    'signUpAt',
    'createdAt',
    'updatedAt',
  ],
  sessions: ['id', 'accountId'],
  contactRequests: ['id', 'createdAt'],
}

test.each([
  ['accounts', accounts, [...keysOf(accountData), ...technical.accounts]],
  ['sessions', sessions, [...Object.keys(sessionData), ...technical.sessions]],
  ['contact requests', contactRequests, [...Object.keys(contactData), ...technical.contactRequests]],
] as const)('the privacy page describes every column of %s with personal data', (_name, table, known) => {
  expect(known.toSorted()).toEqual(Object.keys(getTableColumns(table)).toSorted())
})

test('the privacy page describes everything that is stored in the browser', () => {
  const writing =
    /\.setItem\(([^,]+),|storedText\(([^:)]+)\)|setQueryDefaults\((\w+)\(\), oncePerSession|document\.(cookie) =|(scrollRestoration):/g
  /** These store for the files that call them. */
  const forOthers = ['api/session-cache.ts key', 'docs/page/stored-text.ts key']
  /** Without comments, because those of stores/debug.ts contain calls of setItem. */
  const codeOf = (path: string) => read(path).replaceAll(/^\s*\/\/.*$/gm, '')
  const stored = files('src/{web,docs}/**/*.{ts,tsx,js}')
    // Documentation sites are not part of the portal.
    .filter((path) => !path.includes('.test.') && !path.startsWith('src/docs/site/'))
    .flatMap((path) =>
      [...codeOf(path).matchAll(writing)].map(
        ([, ...keys]) => `${path.replace(/^src\/(web\/)?/, '')} ${keys.find((key) => key !== undefined)}`,
      ),
    )
  expect([...keysOf(browserData), ...forOthers].toSorted()).toEqual(stored.toSorted())
})
