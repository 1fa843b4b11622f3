import { trimToNull } from './trim-to-null.ts'

export const bankFields = ['bankName', 'bankCode', 'branchCode', 'accountNumber'] as const

/** The payout account; a null or missing field is not entered yet. */
export type BankDetails = { [field in (typeof bankFields)[number]]?: string | null | undefined }

/** Without an account. */
export const noBank = { bankName: null, bankCode: null, branchCode: null, accountNumber: null }

/** Whether there is an account number for payouts. */
export const hasAccountNumber = ({ accountNumber }: BankDetails) => trimToNull(accountNumber) !== null

/** Whether the change moves payouts to another account, which requires a one-time code, also for the first account. */
export function bankDetailsDiffer(stored: BankDetails, wanted: BankDetails): boolean {
  return bankFields.some((field) => trimToNull(stored[field]) !== trimToNull(wanted[field]))
}
