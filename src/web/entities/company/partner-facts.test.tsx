import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { showPage } from '#tests/support/show-page.tsx'
import { partner } from '#tests/support/staff-samples.ts'
import { PartnerFacts } from './partner-facts.tsx'

const bankDetails = { bankName: 'Harbour Bank', bankCode: '7171', branchCode: '001', accountNumber: '0012345678' }
const approvedBankDetails = { ...bankDetails, accountNumber: '9999999999' }

it('shows the approved bank account beside one that was changed since', async () => {
  showPage(<PartnerFacts partner={partner({ bankDetails, approvedBankDetails })} />)
  const changed = within(await screen.findByRole('region', { name: 'Bank' }))
  changed.getByText('0012345678')
  changed.getByText(/^Changed since the last approval\./)
  const approved = within(screen.getByRole('region', { name: 'Approved bank account' }))
  approved.getByText('9999999999')
})

it.each([
  ['before the first approval', null],
  ['when the approved one is the same', bankDetails],
])('shows one bank account %s', async (_, approvedBankDetails) => {
  showPage(<PartnerFacts partner={partner({ bankDetails, approvedBankDetails })} />)
  const bank = within(await screen.findByRole('region', { name: 'Bank' }))
  bank.getByText('0012345678')
  expect(bank.queryByText(/Changed since/)).toBeNull()
  expect(screen.queryByText('Approved bank account')).toBeNull()
})
