import { Box } from '@chakra-ui/react/box'
import { type ReactNode, useEffect, useState } from 'react'
import { clearReviewConflict, conflictTitle, useReviewConflict } from '#web/stores/review-conflict.ts'
import { Alert } from '#web/ui/alert.tsx'

interface DeskProps {
  /** Undefined for lists of several projects. */
  projectId?: string
  /** Why editing is locked. */
  locked?: { title: string; text: string } | undefined
  children: ReactNode
}

/** The work area of a review, with a notice above it when it is locked or another person changed the project. */
export function Desk({ projectId, locked, children }: DeskProps) {
  const overtaken = useReviewConflict()
  const [lockedBefore] = useState(locked?.title)
  useEffect(() => clearReviewConflict, [])
  const isLate = overtaken.projectId && (projectId ?? overtaken.projectId) === overtaken.projectId
  // The pressed button may be far below the notice.
  const leadToLock = locked && locked.title !== lockedBefore && !isLate
  return (
    <>
      {isLate && (
        <Box outline="none" tabIndex={-1} ref={lead}>
          <Alert kind="warning" title={conflictTitle}>
            {overtaken.message}
          </Alert>
        </Box>
      )}
      {locked && (
        <Box outline="none" tabIndex={-1} key={locked.title} {...(leadToLock && { ref: lead })}>
          <Alert kind="info" title={locked.title}>
            {locked.text}
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
