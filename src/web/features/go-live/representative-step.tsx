import { personFields } from '#web/entities/company/company-fields.ts'
import { FormShell } from '#web/form/form-shell.tsx'
import { bindings } from './bindings.ts'
import { SettledRepresentative, useSettledWords } from './settled-facts.tsx'
import { BackButton, PlainStep, StepHead } from './step-frame.tsx'
import type { StepProps } from './step-props.ts'

type Props = StepProps<'user'> & { settled: boolean }

export function RepresentativeStep({ settled, initial, pending, problem, onType, onForward, onBack }: Props) {
  const settledWords = useSettledWords('Settled with your company.')
  if (settled) {
    return (
      <>
        <StepHead title="Representative" note={settledWords} />
        <PlainStep
          forward="Next"
          pending={pending}
          problem={problem}
          onForward={() => onForward(initial)}
          onBack={onBack}
        >
          <SettledRepresentative />
        </PlainStep>
      </>
    )
  }
  return (
    <>
      <StepHead title="Representative" note="Who speaks for the company, and whom we call when something is urgent." />
      <FormShell
        binding={bindings.user}
        uiSchema={personFields}
        initial={initial}
        pending={pending}
        problem={problem}
        submitLabel="Next"
        onChange={onType}
        onSubmit={onForward}
        secondary={<BackButton disabled={pending} onBack={onBack} />}
      />
    </>
  )
}
