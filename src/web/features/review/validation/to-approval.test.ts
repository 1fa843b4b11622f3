import { describe, expect, it } from 'vitest'
import { toApproval, toFieldProblems } from './to-approval.ts'

const checks = { ipAddresses: true, productCodes: true, documents: true } as const

describe('toApproval', () => {
  it('sends the checks as one object, and a comment only when there is one', () => {
    expect(toApproval({ ...checks, message: 'Tested.' })).toEqual({
      type: 'APPROVE',
      approverType: 'INTERNAL_TECH',
      checks,
      message: 'Tested.',
    })
    expect(toApproval(checks)).not.toHaveProperty('message')
  })
})

describe('toFieldProblems', () => {
  const at = (field: string) => ({ field, rule: 'x', message: `about ${field}` })

  it('finds the field of the form, with a file and without', () => {
    const fields = toFieldProblems([at('/checks/documents'), at('/body/checks/documents'), at('/body/message')]).ofForm
    expect(fields.map(({ field }) => field)).toEqual(['/documents', '/documents', '/message'])
  })

  it('separates problems of the file', () => {
    expect(toFieldProblems([at('/file'), at('/message')])).toMatchObject({
      ofForm: [{ field: '/message' }],
      ofFile: 'about /file',
    })
  })
})
