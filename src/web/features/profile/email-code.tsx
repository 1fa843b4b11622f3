import { useId, useState } from 'react'
import { can } from '#domain/capabilities.ts'
import { useSaveSecondStep } from '#generated/portal/client/second-step.ts'
import type { SecondStep } from '#generated/portal/model/secondStep.ts'
import type { SecondStepChangePreferred as Preferred } from '#generated/portal/model/secondStepChangePreferred.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/input.tsx'
import { useConfirmedChange } from './confirmed-change.tsx'
import { SignInMethod, signInMethodNames } from './sign-in-method.tsx'

type Props = { step: SecondStep }

export function EmailCode({ step }: Props) {
  const { save, pending, dialog } = useSave()
  const otherWays = step.passkeys.length + (step.authenticatorApp ? 1 : 0)
  const off = can.turnOffEmailCode({ otherWays, recoveryCodesLeft: step.recoveryCodesLeft })
  const { preferred: asked } = step
  const another = step.authenticatorApp ? 'TOTP' : 'PASSKEY'
  const preferred = asked === 'TOTP' || asked === 'PASSKEY' ? asked : another
  return (
    <>
      <SignInMethod
        name={signInMethodNames.EMAIL_CODE}
        state={step.emailCode ? 'On. We email you a code.' : 'Off. We email you no code to sign in.'}
        action={
          <Button
            variant="secondary"
            size="sm"
            loading={pending}
            disabledReason={step.emailCode && !off.allowed ? off.because : undefined}
            onClick={() => save({ emailCode: !step.emailCode, preferred })}
          >
            Turn email codes {step.emailCode ? 'off' : 'on'}
          </Button>
        }
      />
      {dialog}
    </>
  )
}

/** Shown where there is a choice. */
export function PreferredMethod({ step }: Props) {
  const id = useId()
  const { save, pending, dialog } = useSave()
  const [chosen, setChosen] = useState(step.preferred)
  const has = { PASSKEY: step.passkeys.length > 0, TOTP: step.authenticatorApp !== null, EMAIL_CODE: step.emailCode }
  const methods = (['PASSKEY', 'TOTP', 'EMAIL_CODE'] as const).filter((method) => has[method])
  if (methods.length < 2) return null
  return (
    <>
      <Field id={id} label="Sign-in method to offer first">
        <Select
          id={id}
          value={pending ? chosen : step.preferred}
          onChange={({ target }) => {
            const preferred = methods.find((method) => method === target.value)
            if (!preferred) return
            setChosen(preferred)
            save({ emailCode: step.emailCode, preferred })
          }}
        >
          {methods.map((method) => (
            <option key={method} value={method}>
              {signInMethodNames[method]}
            </option>
          ))}
        </Select>
      </Field>
      {dialog}
    </>
  )
}

function useSave() {
  const { run, ...rest } = useConfirmedChange()
  const { mutateAsync } = useSaveSecondStep({ mutation: { onSuccess: () => showToast('Saved!') } })
  return { ...rest, save: (data: { emailCode: boolean; preferred: Preferred }) => run(() => mutateAsync({ data })) }
}
