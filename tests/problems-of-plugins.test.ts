import { describe, expect, test } from 'vitest'
import { isProblemCode, type ProblemCode, signInNames } from '#domain/problems.ts'
import { needsInternalNetwork, roles } from '#domain/roles.ts'
import { type OperationFact, operationFacts } from '#generated/operations.ts'
import { addressLimits } from '#server/identity/limits.ts'
import { factsOf } from '../scripts/generate/facts.ts'
import { readApis } from './contract/contract.ts'
import { codesOutsideOperations } from './contract/problem-codes.ts'
import { files, read } from './support/tree.ts'

// Plugins raise problems before and after every operation, so no type says which operations document them.

interface Operation {
  id: string
  fact: OperationFact
  /** The text of the operation's file. */
  text: string
}

const handlers = files('src/server/operations/**/*.ts')
const fileName = (id: string) => `/${id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`

const operations: Operation[] = Object.entries(operationFacts).map(([id, fact]) => ({
  id,
  fact,
  text: read(handlers.find((path) => path.endsWith(fileName(id))) ?? ''),
}))

const everyOperation = () => true
const ofMembers = ({ fact }: Operation) => fact.access === 'member'
const withBody = ({ fact }: Operation) => fact.accepts !== 'nothing'
const isLimited = ({ id }: Operation) => Object.hasOwn(addressLimits, id)
const mayCall = ({ fact }: Operation) => roles.filter((role) => fact.roles.length === 0 || fact.roles.includes(role))

/** The operations that each problem of a plugin applies to. */
const rules: Partial<Record<ProblemCode, (operation: Operation) => boolean>> = {
  'invalid-request': everyOperation,
  'too-many-requests': everyOperation,
  'server-error': everyOperation,
  'not-signed-in': ({ fact }) => fact.access !== 'public',
  'mfa-required': ofMembers,
  'password-change-required': (operation) => ofMembers(operation) && operation.id !== 'changePassword',
  'role-not-allowed': (operation) => ofMembers(operation) && mayCall(operation).length < roles.length,
  'network-not-internal': (operation) => ofMembers(operation) && mayCall(operation).some(needsInternalNetwork),
  'body-too-large': withBody,
  'unsupported-media-type': withBody,
  // The guard reads the session, and counts the calls of public operations with a limit.
  unavailable: (operation) =>
    operation.fact.access !== 'public' || isLimited(operation) || /\bdb\b/.test(operation.text),
  'storage-full': (operation) => isLimited(operation) || /recordRead\(|\.transaction\(/.test(operation.text),
}

const documented = new Map(
  readApis().flatMap(({ name, document }) => factsOf(document, name).map(({ id, problems }) => [id, problems])),
)
const names: Partial<Record<string, string>> = signInNames

describe.each(Object.entries(rules))('%s', (code, applies) => {
  test.each(operations.filter(applies))('is documented by $id, to which it applies', ({ id, fact }) => {
    expect(documented.get(id)).toContain(fact.family === 'sign-in' ? (names[code] ?? code) : code)
  })
})

test('every problem that a plugin names has a rule here, or occurs outside operations', () => {
  const plugins = files('src/server/plugins/*.ts').filter((path) => !path.endsWith('.test.ts'))
  const words = plugins.flatMap((path) => [...read(path).matchAll(/'([a-z-]+)'/g)].map(([, word = '']) => word))
  const known = [...Object.keys(rules), ...codesOutsideOperations]
  expect(new Set(words.filter(isProblemCode))).toEqual(new Set(known))
})
