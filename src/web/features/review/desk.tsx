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

/** Around what somebody works on at a desk: says above it when it is locked, and when somebody else was faster. */
export function Desk({ projectId, locked, children }: DeskProps) {
  const overtaken = useOvertaken()
  const [lockedBefore] = useState(locked?.title)
  useEffect(() => forgetOvertaken, [])
  const isLate = overtaken.projectId && (projectId ?? overtaken.projectId) === overtaken.projectId
  // Whoever pressed a button far below is led to where the page begins anew.
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
