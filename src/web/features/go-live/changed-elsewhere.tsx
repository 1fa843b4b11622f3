import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { problems } from '#domain/problems.ts'
import { messageOf } from '#web/api/errors.ts'
import { showToast } from '#web/stores/toast.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

const Place = chakra('div', { base: { mb: '6' } })
const Choices = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3', mt: '3' } })

type Props = {
  /** What was typed here gives way. */
  onLoad: () => Promise<void>
  /** What was typed here goes over it. */
  onInsist: () => Promise<void>
}

/** What is on the screen stays there until the person has chosen. */
export function ChangedElsewhere({ onLoad, onInsist }: Props) {
  const onError = (problem: unknown) => showToast(messageOf(problem), { kind: 'error' })
  const load = useMutation({ mutationFn: onLoad, onError })
  const insist = useMutation({ mutationFn: onInsist, onError })
  const busy = load.isPending || insist.isPending
  return (
    <Place>
      <Alert kind="error" title={problems['draft-changed'].message}>
        What you typed here is still on this page, but it is not saved.
        <Choices>
          <Button size="sm" loading={load.isPending} disabled={busy} onClick={() => load.mutate()}>
            Load what is saved
          </Button>
          <Button
            size="sm"
            variant="secondary"
            loading={insist.isPending}
            disabled={busy}
            onClick={() => insist.mutate()}
          >
            Save what is on this page
          </Button>
        </Choices>
      </Alert>
    </Place>
  )
}
