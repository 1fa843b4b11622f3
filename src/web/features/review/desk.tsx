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
  const conflict = useReviewConflict()
  const [lockedBefore] = useState(locked?.title)
  useEffect(() => clearReviewConflict, [])
  const hasConflict = conflict.projectId && (projectId ?? conflict.projectId) === conflict.projectId
  // The pressed button may be far below the notice.
  const focusesLock = locked && locked.title !== lockedBefore && !hasConflict
  return (
    <>
      {hasConflict && (
        <Box outline="none" tabIndex={-1} ref={focusNotice}>
          <Alert kind="warning" title={conflictTitle}>
            {conflict.message}
          </Alert>
        </Box>
      )}
      {locked && (
        <Box outline="none" tabIndex={-1} key={locked.title} {...(focusesLock && { ref: focusNotice })}>
          <Alert kind="info" title={locked.title}>
            {locked.text}
          </Alert>
        </Box>
      )}
      {children}
    </>
  )
}

function focusNotice(place: HTMLElement | null) {
  place?.focus({ preventScroll: true })
  place?.scrollIntoView({ block: 'center' })
}
