import { Grid } from '@chakra-ui/react/grid'
import { HStack } from '@chakra-ui/react/stack'
import { useState } from 'react'
import { saveFile } from '#docs/model/save-file.ts'
import { useCreateRecoveryCodes } from '#generated/portal/client/second-step.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Code } from '#web/ui/code.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { ConfirmDialog, Dialog } from '#web/ui/dialog.tsx'
import { useConfirmedChange } from './confirmed-change.tsx'
import { SignInMethod } from './sign-in-method.tsx'

export function RecoveryCodes({ left }: { left: number | null }) {
  const [codes, setCodes] = useState<string[]>()
  const [replacing, setReplacing] = useState(false)
  const { run, pending, dialog } = useConfirmedChange()
  const { mutateAsync } = useCreateRecoveryCodes()
  const make = () => run(async () => setCodes((await mutateAsync()).data.codes))
  return (
    <>
      <SignInMethod
        name="Recovery codes"
        state={left === null ? 'None yet. Use one to sign in when no other method works.' : `${left} of 10 left.`}
        action={
          <Button
            variant="secondary"
            size="sm"
            loading={pending}
            onClick={left === null ? make : () => setReplacing(true)}
          >
            {left === null ? 'Create recovery codes' : 'Create new recovery codes'}
          </Button>
        }
      />
      {replacing && (
        <ConfirmDialog
          title="Create new recovery codes?"
          confirm="Create new codes"
          onConfirm={() => {
            setReplacing(false)
            make()
          }}
          onClose={() => setReplacing(false)}
        >
          Your current codes will stop working.
        </ConfirmDialog>
      )}
      {codes && <CodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
      {dialog}
    </>
  )
}

/** Only its own button closes it: the codes are shown only once. */
function CodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const text = `${codes.join('\n')}\n`
  return (
    <Dialog title="Your recovery codes" footer={<Button onClick={onClose}>I have saved them</Button>}>
      <Alert kind="warning">
        Keep these codes in a safe place. They are shown only now, and each signs you in once.
      </Alert>
      <Grid as="ul" templateColumns="repeat(auto-fill, minmax(190px, 1fr))" gap="2" listStyleType="none">
        {codes.map((code) => (
          <li key={code}>
            <Code>{code}</Code>
          </li>
        ))}
      </Grid>
      <HStack gap="3" wrap="wrap">
        <CopyButton text={text} what="recovery codes" label="Copy" />
        <Button
          variant="secondary"
          size="sm"
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt')}
        >
          Download
        </Button>
      </HStack>
    </Dialog>
  )
}
