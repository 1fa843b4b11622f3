import { expect, it } from 'vitest'
import { furthest, onboardingSteps } from './onboarding.ts'

const project = { name: 'Harbour Radio', status: 'NEW', goLiveRequestDate: null, credentials: [] } as const
const key = { environment: 'sandbox', lastUsedOn: null, is_active: true } as const
const done = (...given: Parameters<typeof onboardingSteps>) => onboardingSteps(...given).map((step) => step.done)

it('has no step done for a new partner', () => {
  expect(done(undefined)).toEqual([false, false, false, false, false])
})

it('marks each step done by the facts', () => {
  expect(done({ ...project, credentials: [] })).toEqual([true, false, false, false, false])
  expect(done({ ...project, credentials: [{ ...key, environment: 'live' }] })).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
  expect(done({ ...project, credentials: [key] })).toEqual([true, true, false, false, false])
  const used = { ...key, lastUsedOn: '2026-03-02T00:00:00.000Z' }
  expect(done({ ...project, credentials: [key, used] })).toEqual([true, true, true, false, false])
  const asked = { status: 'GO_LIVE_PENDING_SUBMIT', goLiveRequestDate: '2026-03-02T00:00:00.000Z' } as const
  expect(done({ ...project, ...asked, credentials: [used] })).toEqual([true, true, true, true, false])
})

it('ignores revoked and expired keys, and keeps calls made with them', () => {
  const gone = { ...key, is_active: false, lastUsedOn: '2026-03-02T00:00:00.000Z' }
  expect(done({ ...project, credentials: [gone] })).toEqual([true, false, true, false, false])
  const [, step] = onboardingSteps({ ...project, credentials: [gone] })
  expect(step?.text).toBe('Yours was revoked or has expired. Generate another.')
  expect(done({ ...project, credentials: [gone, key] })).toEqual([true, true, true, false, false])
})

it('says where the application stands', () => {
  const asked = { status: 'GO_LIVE_PENDING_SUBMIT', goLiveRequestDate: '2026-03-02T00:00:00.000Z' } as const
  const clock = {
    turn: 'partner' as const,
    since: '2026-03-05T12:00:00.000Z',
    businessDays: 2,
    promisedDays: 5,
    promisedOn: null,
    paused: true,
    overdue: false,
  }
  expect(onboardingSteps({ ...project, ...asked }, clock)[4]?.text).toBe(
    'It has been your turn since 5 Mar 2026. The clock pauses while you answer. 2 of 5 business days are used.',
  )
})

it('repeats the go-live step after a rejection', () => {
  const rejected = {
    ...project,
    status: 'REJECT',
    goLiveRequestDate: '2026-03-02T00:00:00.000Z',
    credentials: [],
  } as const
  const step = onboardingSteps(rejected)[3]
  expect([step?.done, step?.text]).toEqual([false, 'Your request was rejected. Correct it and ask again.'])
})

it('repeats the go-live step after the application was withdrawn', () => {
  const withdrawn = { ...project, goLiveRequestDate: '2026-03-02T00:00:00.000Z' }
  const step = onboardingSteps(withdrawn)[3]
  expect([step?.done, step?.text]).toEqual([false, 'With your company, your bank and the addresses of your servers.'])
})

it('picks the project nearest to going live, and of two drafts the newer one', () => {
  const older = { status: 'NEW', createDate: '2026-03-01T00:00:00.000Z' } as const
  const newer = { status: 'NEW', createDate: '2026-03-02T00:00:00.000Z' } as const
  expect(furthest([older, newer])).toBe(newer)
  const pending = { ...older, status: 'GO_LIVE_PENDING_SUBMIT' } as const
  expect(furthest([newer, pending])).toBe(pending)
  expect(furthest([])).toBeUndefined()
})

it('prefers the draft with a key or a call to a newer one without', () => {
  const begun = { status: 'NEW', createDate: '2026-03-01T00:00:00.000Z', hasSandboxKey: true } as const
  const called = { ...begun, lastSandboxUsageDate: '2026-03-01T09:00:00.000Z' }
  const empty = { ...begun, createDate: '2026-03-02T00:00:00.000Z', hasSandboxKey: false, lastSandboxUsageDate: null }
  expect(furthest([empty, begun])).toBe(begun)
  expect(furthest([empty, begun, called])).toBe(called)
  const revoked = { ...called, hasSandboxKey: false }
  expect(furthest([empty, revoked])).toBe(revoked)
  expect(furthest([revoked, { ...called, createDate: '2026-02-01T00:00:00.000Z' }])).not.toBe(revoked)
  const pending = { ...empty, status: 'GO_LIVE_PENDING_SUBMIT' } as const
  expect(furthest([called, pending])).toBe(pending)
})

it('ignores suspended projects', () => {
  const suspended = { status: 'SUSPENDED', createDate: '2026-03-02T00:00:00.000Z' } as const
  const draft = { status: 'NEW', createDate: '2026-03-01T00:00:00.000Z' } as const
  expect(furthest([suspended])).toBeUndefined()
  expect(furthest([suspended, draft])).toBe(draft)
})
