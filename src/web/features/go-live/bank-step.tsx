import { bankFields } from '#web/entities/company/company-fields.ts'
import { FormShell } from '#web/form/form-shell.tsx'
import { bindings } from './bindings.ts'
import { SettledBank, useSettledWords } from './settled-facts.tsx'
import { BackButton, PlainStep, StepHead } from './step-frame.tsx'
import type { StepProps } from './step-props.ts'

type Props = StepProps<'payment'> & { settled: boolean }

export function BankStep({ settled, initial, pending, problem, onType, onForward, onBack }: Props) {
  const settledWords = useSettledWords('Settled with your company.')
  if (settled) {
    return (
      <>
        <StepHead title="Bank" note={settledWords} />
        <PlainStep
          forward="Submit"
          pending={pending}
          problem={problem}
          onForward={() => onForward(initial)}
          onBack={onBack}
        >
          <SettledBank />
        </PlainStep>
      </>
    )
  }
  return (
    <>
      <StepHead title="Bank" note="Where we send your payouts. A new account takes a code that we mail you." />
      <FormShell
        binding={bindings.payment}
        uiSchema={bankFields}
        initial={initial}
        pending={pending}
        problem={problem}
        submitLabel="Submit"
        onChange={onType}
        onSubmit={onForward}
        secondary={<BackButton disabled={pending} onBack={onBack} />}
      />
    </>
  )
}
