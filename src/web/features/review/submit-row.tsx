import { chakra } from '@chakra-ui/react/styled-system'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { AdminProjectRow } from '#generated/admin/model/adminProjectRow.ts'
import { Button } from '#web/ui/button.tsx'

const SubmitFromList = lazy(async () => ({ default: (await import('./submit-from-list.tsx')).SubmitFromList }))

const Line = chakra('span', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: '4' },
})

/** The action of a row: submits the project for technical approval, or says what it lacks. */
export function SubmitRow({ row, children }: { row: AdminProjectRow; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <Line>
      {children}
      <Button
        variant="ghost"
        size="sm"
        h="7"
        color="brand.fg"
        aria-label={`Submit ${row.projectName} for technical approval`}
        onClick={() => setOpen(true)}
      >
        Submit
      </Button>
      {open && (
        <Suspense fallback={null}>
          <SubmitFromList row={row} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Line>
  )
}
