import { describe, expect, it } from 'vitest'
import {
  defaultPreference,
  descriptionOf,
  findInvalidField,
  kindsOf,
  type MailTime,
  type NotificationKind,
  notificationKinds,
  rulesOf,
} from './notifications.ts'
import type { Role } from './roles.ts'

const kinds = Object.keys(notificationKinds) as NotificationKind[]

describe.each(kinds)('the kind %s', (kind) => {
  it.each<MailTime>(['at-once', 'daily', 'none'])('accepts mail %s exactly if the table lists it', (mail) => {
    expect(findInvalidField(kind, { portal: true, mail }) === undefined).toBe(rulesOf(kind).mail.includes(mail))
  })

  it('can be hidden in the portal only if its rules allow it', () => {
    const { mail } = defaultPreference(kind)
    expect(findInvalidField(kind, { portal: false, mail })).toBe(rulesOf(kind).mayHide ? undefined : 'portal')
  })

  it('accepts its default preference', () => {
    expect(findInvalidField(kind, defaultPreference(kind))).toBeUndefined()
  })
})

it('sends decisions and expiring keys by mail in any case', () => {
  expect(kinds.filter((kind) => !rulesOf(kind).mail.includes('none'))).toEqual(['decision', 'key-expiring'])
})

it('tells only business admins about mails to partners', () => {
  const descriptions = (role: Role) => kindsOf(role).map((kind) => descriptionOf(kind, role))
  expect(descriptions('BUSINESS_ADMIN').filter((text) => text.includes('to a partner'))).toHaveLength(1)
  for (const role of ['EXTERNAL_ADMIN', 'BUSINESS_INTERNAL', 'TECHNICAL_LIMITED'] as const) {
    expect(descriptions(role).filter((text) => text.includes('to a partner'))).toEqual([])
  }
})

it('offers partners no kinds that are for staff', () => {
  expect(kindsOf('EXTERNAL_ADMIN')).toEqual(['note', 'message', 'decision', 'key-expiring', 'mail-bounced'])
})
