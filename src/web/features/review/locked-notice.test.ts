import { describe, expect, it } from 'vitest'
import { standingAt } from '#domain/workflow.ts'
import { preparationNotice, validationNotice } from './locked-notice.ts'

describe('preparationNotice', () => {
  it('is undefined for business internal during preparation', () => {
    expect(preparationNotice('BUSINESS_INTERNAL', standingAt('preparation'))).toBeUndefined()
  })

  it('explains read-only access to the business admin', () => {
    expect(preparationNotice('BUSINESS_ADMIN', standingAt('preparation'))?.text).toContain('not change it')
  })

  it('is undefined for the business admin while that desk decides', () => {
    expect(preparationNotice('BUSINESS_ADMIN', standingAt('business'))).toBeUndefined()
    expect(preparationNotice('BUSINESS_INTERNAL', standingAt('business'))?.title).toBe('Submitted')
  })

  it.each([
    ['draft', 'Not submitted yet'],
    ['technical', 'Submitted'],
    ['live', 'Live'],
    ['rejected', 'Rejected'],
    ['suspended', 'Suspended'],
  ] as const)('explains the stage %s', (place, title) => {
    expect(preparationNotice('BUSINESS_INTERNAL', standingAt(place))?.title).toBe(title)
    expect(preparationNotice('BUSINESS_ADMIN', standingAt(place))?.title).toBe(title)
  })
})

describe('validationNotice', () => {
  it('is undefined at the technical stage only', () => {
    expect(validationNotice(standingAt('technical'))).toBeUndefined()
    expect(validationNotice(standingAt('business'))?.title).toBe('Submitted')
    expect(validationNotice(standingAt('preparation'))?.text).toContain('Business internal')
  })
})
