import { HStack, Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import * as generated from '#generated/forms/new-passkey.js'
import {
  startPasskey,
  useAddPasskey,
  useRemovePasskey,
  useRenamePasskey,
} from '#generated/portal/client/second-step.ts'
import type { AddedPasskey } from '#generated/portal/model/addedPasskey.ts'
import type { PasskeyCreation } from '#generated/portal/model/passkeyCreation.ts'
import { makePasskey } from '#web/api/passkeys.ts'
import { createForm } from '#web/form/create-form.tsx'
import { showToast } from '#web/stores/toast.ts'
import { DateCell } from '#web/table/cells.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog, Dialog } from '#web/ui/dialog.tsx'
import { focusSection } from '#web/ui/focus-heading.ts'
import { useConfirmedChange } from './confirmed-change.tsx'
import { SignInMethod } from './sign-in-method.tsx'

const NameForm = createForm<generated.Value>('new-passkey', generated, {
  uiSchema: { name: { 'ui:help': 'Where you keep it, like Work laptop.' } },
})

export function Passkeys({ passkeys }: { passkeys: AddedPasskey[] }) {
  const [options, setOptions] = useState<PasskeyCreation>()
  const { run, pending, dialog } = useConfirmedChange()
  return (
    <>
      <SignInMethod
        name="Passkeys"
        id="passkeys"
        state={
          passkeys.length > 0 ? (
            <Stack as="ul" gap="2" listStyleType="none">
              {passkeys.map((passkey) => (
                <Passkey key={passkey.id} passkey={passkey} />
              ))}
            </Stack>
          ) : (
            'Not set up. You confirm with your fingerprint, your face, a PIN or a security key.'
          )
        }
        action={
          <Button
            variant="secondary"
            size="sm"
            loading={pending}
            onClick={() => run(async () => setOptions((await startPasskey()).data))}
          >
            Add passkey
          </Button>
        }
      />
      {options && <AddPasskey options={options} onClose={() => setOptions(undefined)} />}
      {dialog}
    </>
  )
}

function Passkey({ passkey: { id, name, addedOn, lastUsedOn } }: { passkey: AddedPasskey }) {
  const [removing, setRemoving] = useState(false)
  const { run, pending, dialog } = useConfirmedChange({ onDone: () => focusSection('passkeys') })
  const { mutateAsync } = useRemovePasskey({ mutation: { onSuccess: () => showToast('The passkey was removed.') } })
  return (
    <HStack as="li" wrap="wrap" gap="3">
      <Text as="span">
        {name}, added on <DateCell value={addedOn} />,{' '}
        {lastUsedOn ? (
          <>
            last used on <DateCell value={lastUsedOn} />
          </>
        ) : (
          'not used yet'
        )}
      </Text>
      <RenamePasskey id={id} name={name} />
      <Button
        variant="ghost"
        size="sm"
        aria-label={`Remove ${name}`}
        loading={pending}
        onClick={() => setRemoving(true)}
      >
        Remove
      </Button>
      {removing && (
        <ConfirmDialog
          title="Remove this passkey?"
          confirm="Remove"
          onConfirm={() => {
            setRemoving(false)
            run(() => mutateAsync({ passkeyId: id }))
          }}
          onClose={() => setRemoving(false)}
        >
          You can no longer sign in with {name}. If you have no other passkey or authenticator app, we email you a code
          instead.
        </ConfirmDialog>
      )}
      {dialog}
    </HStack>
  )
}

function RenamePasskey({ id, name }: Pick<AddedPasskey, 'id' | 'name'>) {
  const [renaming, setRenaming] = useState(false)
  const [problem, setProblem] = useState<Error>()
  const close = () => {
    setRenaming(false)
    setProblem(undefined)
  }
  const { run, pending, dialog } = useConfirmedChange({ onDone: close, onRefused: setProblem })
  const { mutateAsync } = useRenamePasskey({
    mutation: { onSuccess: () => showToast('The passkey was renamed.') },
  })
  return (
    <>
      <Button variant="ghost" size="sm" aria-label={`Rename ${name}`} onClick={() => setRenaming(true)}>
        Rename
      </Button>
      {renaming && (
        <Dialog title="Rename this passkey" onClose={pending ? undefined : close}>
          <NameForm
            initial={{ name }}
            pending={pending}
            problem={problem ?? null}
            submitLabel="Save"
            onSubmit={(data) => run(() => mutateAsync({ passkeyId: id, data }))}
            onCancel={close}
          />
        </Dialog>
      )}
      {dialog}
    </>
  )
}

function AddPasskey({ options, onClose }: { options: PasskeyCreation; onClose: () => void }) {
  const add = useAddPasskey()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ name }: { name: string }) =>
      add.mutateAsync({ data: { name, ...(await makePasskey(options)) } }),
    onSuccess: () => {
      onClose()
      showToast('The passkey was added.')
    },
  })
  return (
    <Dialog title="Add passkey" onClose={isPending ? undefined : onClose}>
      <p>Give the passkey a name that you will recognise. Your browser then guides you through the setup.</p>
      <NameForm pending={isPending} problem={error} submitLabel="Add" onSubmit={mutate} onCancel={onClose} />
    </Dialog>
  )
}
