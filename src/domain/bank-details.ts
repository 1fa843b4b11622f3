import { optionalText } from './optional-text.ts'

/** The four facts of an account that payouts go to; null or missing is not told yet. */
export interface BankDetails {
  bankName?: string | null | undefined
  bankCode?: string | null | undefined
  branchCode?: string | null | undefined
  accountNumber?: string | null | undefined
}

export const bankFields = ['bankName', 'bankCode', 'branchCode', 'accountNumber'] as const

/** Whether there is an account that payouts can go to. */
export const namesAccount = ({ accountNumber }: BankDetails) => optionalText(accountNumber) !== null

/** Whether saving these would send the money elsewhere: then a fresh one-time code is asked for, also the first time. */
export function changesBank(stored: BankDetails, wanted: BankDetails): boolean {
  return bankFields.some((field) => optionalText(stored[field]) !== optionalText(wanted[field]))
}
