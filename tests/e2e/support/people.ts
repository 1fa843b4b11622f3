import { type APIRequestContext, expect } from '@playwright/test'
import type { StaffRole } from '#domain/roles.ts'
import { type StaffedFile, staffEmail, staffPassword } from '../../support/staff-accounts.ts'
import { readCode } from './mailbox.ts'

export interface Person {
  email: string
  password: string
}

const demoPassword = 'Sandbox#2026'

/**
 * Demo accounts. Each account has one open code at a time, so each is used by one test file; tests that need any partner
 * register their own.
 */
export const people = {
  dana: { email: 'dana@lumen.example', password: demoPassword },
  ines: { email: 'ines@portal.example', password: demoPassword },
  theo: { email: 'theo@portal.example', password: demoPassword },
  bea: { email: 'bea@portal.example', password: demoPassword },
} satisfies Record<string, Person>

/** A staff account used by this test file only, in this worker only. */
export function colleague(file: StaffedFile, role: StaffRole): Person {
  return { email: staffEmail(file, role, Number(process.env.TEST_PARALLEL_INDEX)), password: staffPassword }
}

/** An unused email address. */
export function stranger(): Person {
  return { email: `${crypto.randomUUID()}@partner.example`, password: 'Harbour#2027' }
}

/** A partner with a confirmed account, registered by the requests of the sign-up screens. */
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
