import { Box } from '@chakra-ui/react/box'
import { type ReactNode, useEffect, useState } from 'react'
import { forgetOvertaken, lateTitle, useOvertaken } from '#web/stores/review-step.ts'
import { Alert } from '#web/ui/alert.tsx'

interface DeskProps {
  /** None at a desk with several projects. */
  projectId?: string
  /** Why nothing can be changed here. */
  locked?: { title: string; words: string } | undefined
  children: ReactNode
}

/** The work area of a review, with a notice above it when it is locked or another person was faster. */
export function Desk({ projectId, locked, children }: DeskProps) {
  const overtaken = useOvertaken()
  const [lockedBefore] = useState(locked?.title)
  useEffect(() => forgetOvertaken, [])
  const isLate = overtaken.projectId && (projectId ?? overtaken.projectId) === overtaken.projectId
  // The pressed button may be far below the notice.
  const leadToLock = locked && locked.title !== lockedBefore && !isLate
  return (
    <>
      {isLate && (
        <Box outline="none" tabIndex={-1} ref={lead}>
          <Alert kind="warning" title={lateTitle}>
            {overtaken.words}
          </Alert>
        </Box>
      )}
      {locked && (
        <Box outline="none" tabIndex={-1} key={locked.title} {...(leadToLock && { ref: lead })}>
          <Alert kind="info" title={locked.title}>
            {locked.words}
          </Alert>
        </Box>
      )}
      {children}
    </>
  )
}

function lead(place: HTMLElement | null) {
  place?.focus({ preventScroll: true })
  place?.scrollIntoView({ block: 'center' })
}
