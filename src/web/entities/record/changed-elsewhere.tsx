import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { useMutation } from '@tanstack/react-query'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { toastError } from '#web/stores/toast.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

type Props = {
  message: string
  /** Whether the page has unsaved input. */
  hasUnsavedInput: boolean
  /** The notice takes the focus when the user's own request revealed the conflict. */
  takesFocus: boolean
  /** Loads the stored version. */
  onLoad: () => Promise<void>
  /** Overwrites the stored version, where offered. */
  onOverwrite?: () => Promise<void>
  /** Receives the focus when the notice closes while one of its buttons has it. */
  focusAfter?: () => HTMLElement | null
}

/** The record was saved in another tab or by another person. The page keeps its content until the user chooses. */
export function ChangedElsewhere({ message, hasUnsavedInput, takesFocus, onLoad, onOverwrite, focusAfter }: Props) {
  const load = useMutation({ mutationFn: onLoad, onError: toastError })
  const overwrite = useMutation({ mutationFn: async () => await onOverwrite?.(), onError: toastError })
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) notice.current?.focus()
  }, [takesFocus])
  useFocusAfter(notice, focusAfter)
  const busy = load.isPending || overwrite.isPending
  return (
    <Box ref={notice} tabIndex={-1} outline="none" scrollMarginTop="120px">
      <Alert kind="error" title={message}>
        {hasUnsavedInput
          ? 'What you typed here is still on this page, but it is not saved.'
          : 'This page still shows the version before that.'}
        <Flex wrap="wrap" gap="3" mt="3">
          <Button size="sm" loading={load.isPending} disabled={busy} onClick={() => load.mutate()}>
            Load the saved version
          </Button>
          {onOverwrite && (
            <Button
              size="sm"
              variant="secondary"
              loading={overwrite.isPending}
              disabled={busy}
              onClick={() => overwrite.mutate()}
            >
              Overwrite with this page
            </Button>
          )}
        </Flex>
      </Alert>
    </Box>
  )
}

/** The pressed button disappears with the notice, and the focus would move to the body. */
function useFocusAfter(notice: RefObject<HTMLElement | null>, focusAfter: Props['focusAfter']) {
  const target = useRef(focusAfter)
  target.current = focusAfter
  useLayoutEffect(() => {
    const shown = notice.current
    return () => {
      if (shown?.contains(document.activeElement)) target.current?.()?.focus()
    }
  }, [notice])
}
