import { expect, it } from 'vitest'
import { AuditEventAction } from '#generated/admin/model/auditEventAction.ts'
import { approvalEvent } from '#tests/support/staff-samples.ts'
import { actionLabel, actorLabel, detailOf, transitionOf } from './labels.ts'

const event = {
  ...approvalEvent,
  actor: { userId: 'u', emailId: 'theo@portal.example', role: 'TECHNICAL_LIMITED' },
} as const

it('labels every action of the contract', () => {
  for (const action of Object.values(AuditEventAction)) expect(actionLabel({ action })).toMatch(/^[A-Z][\w ]+$/)
})

it('names the person and the team, a partner as Partner, and the system for its own actions', () => {
  expect(actorLabel(event)).toBe('theo@portal.example, Technical team')
  const dana = { userId: 'd', emailId: 'dana@lumen.example', role: 'EXTERNAL_ADMIN' } as const
  expect(actorLabel({ actor: dana })).toBe('dana@lumen.example, Partner')
  expect(actorLabel({ actor: null })).toBe('The system')
})

it('has the states before and after where the state changed', () => {
  const labelsOf = (way: Partial<Parameters<typeof transitionOf>[0]>) => {
    const transition = transitionOf({ ...event, ...way })
    return transition && [transition.from.label, transition.to.label]
  }
  expect(labelsOf({})).toEqual(['Pending: technical review', 'Pending: business review'])
  expect(labelsOf({ toStatus: 'live', toStage: null })).toEqual(['Pending: technical review', 'Live'])
  expect(labelsOf({ toStage: 'technical-review' })).toBeUndefined()
  expect(labelsOf({ fromStatus: null, fromStage: null, toStatus: 'draft', toStage: null })).toBeUndefined()
})

it('shows the text of an event, but not the hash of a message', () => {
  expect(detailOf({ ...event, message: 'The address changed.' })).toBe('The address changed.')
  expect(detailOf({ ...event, action: 'message-written', message: `4017bea7 sha256 ${'0'.repeat(64)}` })).toBeNull()
})
