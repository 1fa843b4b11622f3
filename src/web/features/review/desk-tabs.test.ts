import { expect, it } from 'vitest'
import {
  addressOfTab,
  anchorOfSubmission,
  deskOf,
  deskTabs,
  submissionOf,
  tabOfAnchor,
  tabOfPath,
} from './desk-tabs.ts'

it('finds the tab of a path', () => {
  expect(
    ['/sms-template/p1', '/tech-validation/p1/notes', '/sms-template/p1/review', '/sms-template/p1/x'].map(tabOfPath),
  ).toEqual(['review', 'notes', 'review', 'review'])
})

it('gives each tab an address that leads back to it', () => {
  const pathOf = (tab: (typeof deskTabs)[number]['key']) => {
    const { to } = addressOfTab(deskOf('TECHNICAL_LIMITED'), 'p1', tab)
    return to.replace('$projectId', 'p1').replace('$tab', tab)
  }
  expect(deskTabs.map(({ key }) => tabOfPath(pathOf(key)))).toEqual(deskTabs.map(({ key }) => key))
  expect(deskOf('BUSINESS_ADMIN')).toBe(deskOf('BUSINESS_INTERNAL'))
})

it.each([
  ['conversation', 'conversation'],
  ['notes', 'notes'],
  ['note-5d7c', 'notes'],
  ['project-details', undefined],
])('finds the tab of the former anchor %s', (anchor, tab) => {
  expect(tabOfAnchor(anchor)).toBe(tab)
})

it('reads the submission of an anchor, and of no other', () => {
  expect(submissionOf(anchorOfSubmission(12))).toBe(12)
  expect(['', 'note-1', 'from-', 'from-x'].map(submissionOf)).toEqual([undefined, undefined, undefined, undefined])
})
