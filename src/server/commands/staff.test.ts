import { expect, test } from 'vitest'
import { insertStaff } from '#server/commands/staff.ts'
import { testApp } from '#tests/support/app.ts'

const app = testApp({ seeded: false })

test('lets a new staff member sign in with the temporary password', async () => {
  const { password } = await insertStaff(app.db, 'Noor@Portal.example', 'TECHNICAL_LIMITED', app.now())
  const noor = await app.signIn('noor@portal.example', password)
  expect((await noor.get('/portal/user')).json().data.roleName).toBe('technical_limited_role')
})

test('rejects an invalid address, an unknown role, a partner role and a second account with the cure', async () => {
  const add = (email: string, role: string) => insertStaff(app.db, email, role, app.now())
  await expect(add('noor', 'BUSINESS_ADMIN')).rejects.toThrow(/no email address: give/)
  await expect(add('kim@portal.example', 'ADMIN')).rejects.toThrow(/no role of staff: give/)
  await expect(add('kim@portal.example', 'EXTERNAL_ADMIN')).rejects.toThrow(/no role of staff: give/)
  await expect(add('noor@portal.example', 'BUSINESS_ADMIN')).rejects.toThrow(/has an account already/)
})
