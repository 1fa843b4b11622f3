import { trimToNull } from './trim-to-null.ts'

/** The payout account; a null or missing field is not entered yet. */
export interface BankDetails {
  bankName?: string | null | undefined
  bankCode?: string | null | undefined
  branchCode?: string | null | undefined
  accountNumber?: string | null | undefined
}

export const bankFields = ['bankName', 'bankCode', 'branchCode', 'accountNumber'] as const

/** Without an account. */
export const noBank = { bankName: null, bankCode: null, branchCode: null, accountNumber: null }

/** Whether there is an account number for payouts. */
export const hasAccountNumber = ({ accountNumber }: BankDetails) => trimToNull(accountNumber) !== null

/** Whether the change moves payouts to another account, which requires a one-time code, also for the first account. */
export function bankDetailsDiffer(stored: BankDetails, wanted: BankDetails): boolean {
  return bankFields.some((field) => trimToNull(stored[field]) !== trimToNull(wanted[field]))
}
