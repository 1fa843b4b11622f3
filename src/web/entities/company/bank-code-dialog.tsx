import { requestBankOtp } from '#generated/portal/client/organisation.ts'
import { CodeDialog, type CodeRequest } from '#web/form/code-dialog.tsx'

type Props = CodeRequest & {
  email: string
  /** Whether the change leaves an account for payouts; a Go Live application always names one. */
  payable?: boolean
}

/** Bank details change with a code from the partner's mailbox. */
export const BankCodeDialog = ({ email, payable = true, ...request }: Props) => (
  <CodeDialog
    title={payable ? 'Confirm the new bank details' : 'Confirm the change of bank details'}
    submitLabel="Confirm"
    resend={() => requestBankOtp()}
    {...request}
  >
    {payable
      ? 'Payouts will go to another account.'
      : 'Without an account number there is nowhere to send your payouts.'}{' '}
    Enter the code we sent to {email}.
  </CodeDialog>
)
