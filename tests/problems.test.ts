import { describe, expect, test } from 'vitest'
import { largestDocument, oneFileMessage } from '#domain/documents.ts'
import { ipv4Problem } from '#domain/formats/ipv4.ts'
import { isObject } from '#domain/is-object.ts'
import { lookUp } from '#domain/json-pointer.ts'
import { limits } from '#domain/limits.ts'
import { isProblemCode, problems } from '#domain/problems.ts'
import admin from '#generated/admin/openapi.json' with { type: 'json' }
import portal from '#generated/portal/openapi.json' with { type: 'json' }
import { codesOutsideOperations } from './contract/problem-codes.ts'
import { read } from './support/tree.ts'

interface Documented {
  where: string
  status: number
  code: string
  message: string
}

type Json = Record<string, unknown>

function children(value: unknown): [string, Json][] {
  return isObject(value) ? Object.entries(value).filter((entry): entry is [string, Json] => isObject(entry[1])) : []
}

/** Follows references inside the bundled document. */
function resolve(document: Json, value: Json): Json {
  if (typeof value.$ref !== 'string') return value
  const found = lookUp(document, value.$ref)
  if (!isObject(found)) throw new Error(`${value.$ref} does not exist`)
  return resolve(document, found)
}

/** Every example of a failure, with its status. */
function documentedFailures(document: Json): Documented[] {
  return children(document.paths).flatMap(([path, operations]) =>
    children(operations).flatMap(([method, operation]) =>
      children(operation.responses).flatMap(([status, response]) =>
        children(resolve(document, response).content).flatMap(([, content]) =>
          children(content.examples).flatMap(([, example]) => {
            const { value } = resolve(document, example)
            if (!isObject(value) || typeof value.code !== 'string') return []
            const where = `${method} ${path} ${status} ${value.code}`
            return [{ where, status: Number(status), code: value.code, message: String(value.message) }]
          }),
        ),
      ),
    ),
  )
}

const documented = [portal, admin].flatMap(documentedFailures)
const documentedCodes = new Set(documented.map(({ code }) => code))

test('each problem of the catalogue has a cure in the comment above it', () => {
  const sources = ['src/domain/problems.ts', 'src/generated/problems.ts'].map(read).join('\n')
  const cured = [...sources.matchAll(/\/\*\*\s+[A-Z](?:[^*]|\*(?!\/))*\.\s+\*\/\n {2}'?([\w-]+)'?: \{/g)].map(
    ([, code]) => code,
  )
  expect(cured.toSorted()).toEqual(Object.keys(problems).toSorted())
})

describe('the catalogue of problems and the specifications', () => {
  test.each(documented)('$where matches the catalogue', ({ status, code, message }) => {
    if (!isProblemCode(code)) expect.fail(`src/generated/problems.ts has no '${code}'`)
    expect({ status, message }).toEqual({ status: problems[code].status, message: problems[code].message })
  })

  test.each(Object.keys(problems))('%s is documented by an operation or occurs outside operations', (code) => {
    expect(codesOutsideOperations.includes(code) !== documentedCodes.has(code)).toBe(true)
  })
})

test('only the sign-in family uses its codes', () => {
  for (const { where, code } of documented) {
    expect(code.endsWith('Exception'), where).toBe(/\/portal\/user\/(signup|login|auth|refresh|logout) /.test(where))
  }
})

test('the messages of an address match the contract', () => {
  const messages = portal.components.schemas.IpList.items['x-messages']
  expect(ipv4Problem('8.8.8')).toBe(messages.format.replace('{ip}', '8.8.8'))
  expect(ipv4Problem('10.0.0.1')).toBe(messages.range.replace('{ip}', '10.0.0.1').replace('{range}', 'private'))
})

// A number in a message is one of the limits that the code enforces.
const numbersOf: Partial<Record<string, number[]>> = {
  'ip-limit-reached': [limits.ipAddressesPerProject],
  'project-limit-reached': [limits.projectsPerOrganisation],
  'sms-template-limit-reached': [limits.smsTemplatesPerProject],
}

test.each(Object.entries(problems))('the message of %s names the limits of the code', (code, { message }) => {
  expect([...message.matchAll(/\d+/g)].map(([digits]) => Number(digits))).toEqual(numbersOf[code] ?? [])
})

test('the message of the address limit names the limit of the contract', () => {
  expect(portal.components.schemas.IpList.maxItems).toBe(limits.ipAddressesPerProject)
})

test('the message about files names the largest document', () => {
  expect(oneFileMessage).toContain(`${largestDocument / 1024 ** 2} MB`)
})
