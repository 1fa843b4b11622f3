import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import * as generated from '#generated/forms/authenticator-code.js'
import {
  useConfirmAuthenticatorApp,
  useRemoveAuthenticatorApp,
  useStartAuthenticatorApp,
} from '#generated/portal/client/second-step.ts'
import type { AuthenticatorSecret } from '#generated/portal/model/authenticatorSecret.ts'
import type { SecondStep } from '#generated/portal/model/secondStep.ts'
import { createForm } from '#web/form/create-form.tsx'
import { showToast } from '#web/stores/toast.ts'
import { DateCell } from '#web/table/cells.tsx'
import { Button } from '#web/ui/button.tsx'
import { CodeLine } from '#web/ui/code.tsx'
import { ConfirmDialog, Dialog } from '#web/ui/dialog.tsx'
import { useConfirmedChange } from './confirmed-change.tsx'
import { SignInMethod, signInMethodNames } from './sign-in-method.tsx'

const CodeForm = createForm<generated.Value>('authenticator-code', generated, {
  uiSchema: { code: { 'ui:widget': 'code', 'ui:autocomplete': 'one-time-code' } },
})

export function AuthenticatorApp({ app }: { app: SecondStep['authenticatorApp'] }) {
  const [secret, setSecret] = useState<AuthenticatorSecret>()
  const [removing, setRemoving] = useState(false)
  const { run, pending, dialog } = useConfirmedChange()
  const start = useStartAuthenticatorApp()
  const remove = useRemoveAuthenticatorApp({
    mutation: { onSuccess: () => showToast('The authenticator app was removed.') },
  })
  const add = () => run(async () => setSecret((await start.mutateAsync()).data))
  return (
    <>
      <SignInMethod
        name={signInMethodNames.TOTP}
        state={
          app ? (
            <>
              Added on <DateCell value={app.addedOn} />.
            </>
          ) : (
            'Not set up. An app on your phone shows a new code every 30 seconds.'
          )
        }
        action={
          <Button variant="secondary" size="sm" loading={pending} onClick={app ? () => setRemoving(true) : add}>
            {app ? 'Remove authenticator app' : 'Add authenticator app'}
          </Button>
        }
      />
      {secret && <AddApp secret={secret} onClose={() => setSecret(undefined)} />}
      {removing && (
        <ConfirmDialog
          title="Remove the authenticator app?"
          confirm="Remove"
          onConfirm={() => {
            setRemoving(false)
            run(remove.mutateAsync)
          }}
          onClose={() => setRemoving(false)}
        >
          Its codes will stop working. If you have no passkey, we email you a code instead.
        </ConfirmDialog>
      )}
      {dialog}
    </>
  )
}

function AddApp({ secret: { secret, qr }, onClose }: { secret: AuthenticatorSecret; onClose: () => void }) {
  const { mutate, isPending, error } = useConfirmAuthenticatorApp({
    mutation: {
      onSuccess: () => {
        onClose()
        showToast('The authenticator app was added.')
      },
    },
  })
  return (
    <Dialog title="Add authenticator app" onClose={isPending ? undefined : onClose}>
      <p>Scan the QR code with your app, or enter the key by hand. Then enter the code that the app shows.</p>
      {/* Cameras read dark squares on white, also in the dark theme. */}
      <chakra.svg
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label="QR code of the key"
        shapeRendering="crispEdges"
        w="200px"
        h="200px"
        alignSelf="center"
        css={{ background: '#fff', '& path': { fill: '#000' } }}
      >
        <path d={qr.path} />
      </chakra.svg>
      <CodeLine value={secret} what="key" />
      <CodeForm
        pending={isPending}
        problem={error}
        submitLabel="Add"
        onSubmit={(data) => mutate({ data })}
        onCancel={onClose}
      />
    </Dialog>
  )
}
