import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { noFacts } from '#domain/review-facts.ts'
import type { ReviewFacts } from '#domain/workflow-needs.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { CheckList } from './check-list.tsx'

const bare: ReviewFacts = { ...noFacts, providers: ['STM'] }

const items = async (facts: ReviewFacts) => {
  showPage(<CheckList facts={facts} />)
  return (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
}

it("marks each check that a handover lacks, with the server's message", async () => {
  expect(await items({ ...bare, providerCode: 'LUMEN01' })).toEqual([
    'A provider code is saved: done',
    'Each operator has a live product code: missingProduct code or name is empty/invalid',
    'There is an SMS template: missingNo template found',
  ])
})

it('marks each passed check as done', async () => {
  expect(await items({ ...bare, providerCode: 'LUMEN01', liveProductCodes: ['STM'], smsTemplates: 2 })).toEqual([
    'A provider code is saved: done',
    'Each operator has a live product code: done',
    'There is an SMS template: done',
  ])
})
