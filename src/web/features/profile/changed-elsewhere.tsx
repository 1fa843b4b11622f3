import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { problems } from '#domain/problems.ts'
import { messageOf } from '#web/api/errors.ts'
import { showToast } from '#web/stores/toast.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

const Place = chakra('div', { base: { outline: 'none' } })
const Choice = chakra('div', { base: { mt: '3' } })

const begin = (place: HTMLElement | null) => place?.focus()

/** What was typed stays on the screen until the person lets it go. */
export function ChangedElsewhere({ onLoad }: { onLoad: () => Promise<void> }) {
  const { mutate, isPending } = useMutation({
    mutationFn: onLoad,
    onError: (problem) => showToast(messageOf(problem), { kind: 'error' }),
  })
  return (
    <Place ref={begin} tabIndex={-1}>
      <Alert kind="error" title={problems['profile-changed'].message}>
        What you typed here is still on this page, but it is not saved.
        <Choice>
          <Button size="sm" loading={isPending} onClick={() => mutate()}>
            Load what is saved
          </Button>
        </Choice>
      </Alert>
    </Place>
  )
}
