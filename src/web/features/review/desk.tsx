import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useEffect } from 'react'
import { forgetOvertaken, useOvertaken } from '#web/stores/review-step.ts'
import { Alert } from '#web/ui/alert.tsx'

const Place = chakra('div', { base: { outline: 'none' } })

interface DeskProps {
  /** None at a desk with several projects. */
  projectId?: string
  children: ReactNode
}

/** Around what somebody works on at a desk: says when somebody else was faster, above what is so now. */
export function Desk({ projectId, children }: DeskProps) {
  const overtaken = useOvertaken()
  useEffect(() => forgetOvertaken, [])
  return (
    <>
      {overtaken.projectId && (projectId ?? overtaken.projectId) === overtaken.projectId && (
        // Whoever pressed a button far below is led here, where the page begins anew.
        <Place tabIndex={-1} ref={lead}>
          <Alert kind="warning" title="Somebody else was faster">
            {overtaken.words} The page shows it as it stands now.
          </Alert>
        </Place>
      )}
      {children}
    </>
  )
}

function lead(place: HTMLElement | null) {
  place?.focus({ preventScroll: true })
  place?.scrollIntoView({ block: 'center' })
}
