import { expect, test } from 'vitest'
import { clientUrl } from './client-url.ts'

const url = 'postgres://portal:secret@db.example/portal'

test.each([
  ['?sslmode=require', '?sslmode=verify-full'],
  [
    '?application_name=a&sslmode=prefer&sslrootcert=/ca.pem',
    '?application_name=a&sslmode=verify-full&sslrootcert=/ca.pem',
  ],
  ['?sslmode=verify-ca', '?sslmode=verify-full'],
  ['?sslmode=no-verify', '?sslmode=no-verify'],
  ['?sslmode=require&uselibpqcompat=true', '?sslmode=require&uselibpqcompat=true'],
  ['', ''],
])('turns %j into %j', (given, expected) => {
  expect(clientUrl(url + given)).toBe(url + expected)
})
