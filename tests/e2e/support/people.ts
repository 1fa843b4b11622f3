import { type APIRequestContext, expect } from '@playwright/test'
import { type StaffedFile, type StaffRole, staffEmail, staffPassword } from '../../support/hired.ts'
import { readCode } from './mailbox.ts'

export interface Person {
  email: string
  password: string
}

const demoPassword = 'Sandbox#2026'

/**
 * The demo accounts. One code per account is open at a time, so each belongs to one test file; a test that only needs
 * some partner registers its own.
 */
export const people = {
  dana: { email: 'dana@lumen.example', password: demoPassword },
  ines: { email: 'ines@portal.example', password: demoPassword },
  theo: { email: 'theo@portal.example', password: demoPassword },
  bea: { email: 'bea@portal.example', password: demoPassword },
} satisfies Record<string, Person>

/** A colleague who works for this test file alone. */
export function colleague(file: StaffedFile, role: StaffRole): Person {
  return { email: staffEmail(file, role), password: staffPassword }
}

/** Somebody nobody has heard of yet. */
export function stranger(): Person {
  return { email: `${crypto.randomUUID()}@partner.example`, password: 'Harbour#2027' }
}

/** A partner with a confirmed account, made by the calls that the sign-up screens make. */
export async function registerPartner(request: APIRequestContext): Promise<Person> {
  const person = stranger()
  const signUp = await request.post('/portal/user/signup', { data: person })
  expect(signUp.status(), await signUp.text()).toBe(200)
  const key = await readCode(request, person.email)
  const confirm = await request.post('/portal/user/auth', {
    data: { action: 'confirmSignUp', email: person.email, key },
  })
  expect(confirm.status(), await confirm.text()).toBe(200)
  return person
}
