import { type BankDetails, hasAccountNumber } from '#domain/bank-details.ts'
import { requestBankOtp } from '#generated/portal/client/organisation.ts'
import { CodeDialog, type CodeRequest } from '#web/form/code-dialog.tsx'

type Props = CodeRequest & {
  email: string
  stored: BankDetails
  wanted: BankDetails
}

/** Bank details change with a code from the partner's mailbox. */
export function BankCodeDialog({ email, stored, wanted, ...request }: Props) {
  const payable = hasAccountNumber(wanted)
  return (
    <CodeDialog
      title={payable ? 'Confirm the new bank details' : 'Confirm the change of bank details'}
      submitLabel="Confirm"
      resend={() => requestBankOtp()}
      {...request}
    >
      {payoutsAfter(stored, wanted)} Enter the code we sent to {email}.
    </CodeDialog>
  )
}

function payoutsAfter(stored: BankDetails, wanted: BankDetails): string {
  if (!hasAccountNumber(wanted)) return 'Without an account number there is nowhere to send your payouts.'
  return hasAccountNumber(stored) ? 'Payouts will go to another account.' : 'Payouts will go to this account.'
}
