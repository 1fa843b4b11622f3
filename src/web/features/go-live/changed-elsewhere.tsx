import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { problems } from '#domain/problems.ts'
import { messageOf } from '#web/api/errors.ts'
import { showToast } from '#web/stores/toast.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { headingIn } from './step-frame.tsx'

const Place = chakra('div', { base: { mb: '6', outline: 'none', scrollMarginTop: '120px' } })
const Choices = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3', mt: '3' } })

type Props = {
  /** Something that was typed here is not saved. */
  typed: boolean
  /** Next or Submit was pressed, and this is the answer. */
  asked: boolean
  /** What was typed here gives way. */
  onLoad: () => Promise<void>
  /** What was typed here goes over it. */
  onInsist: () => Promise<void>
}

/** What is on the screen stays there until the person has chosen. */
export function ChangedElsewhere({ typed, asked, onLoad, onInsist }: Props) {
  const onError = (problem: unknown) => showToast(messageOf(problem), { kind: 'error' })
  const load = useMutation({ mutationFn: onLoad, onError })
  const insist = useMutation({ mutationFn: onInsist, onError })
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (asked) place.current?.focus()
  }, [asked])
  useStepAfter(place)
  const busy = load.isPending || insist.isPending
  return (
    <Place ref={place} tabIndex={-1}>
      <Alert kind="error" title={problems['draft-changed'].message}>
        {typed
          ? 'What you typed here is still on this page, but it is not saved.'
          : 'This page shows it as it was before that.'}
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

/** Once chosen, the choice goes with the button that was pressed, and the focus would fall to the page: the step begins anew. */
function useStepAfter(place: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const here = place.current
    return () => {
      if (here?.contains(document.activeElement)) headingIn(here.parentElement)?.focus()
    }
  }, [place])
}
