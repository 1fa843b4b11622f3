import { Flex } from '@chakra-ui/react/flex'
import { type ReactNode, useState } from 'react'
import type { AdminProjectRow } from '#generated/admin/model/adminProjectRow.ts'
import { lazyDialog } from '#web/entities/lazy-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { rowDecisionOptions } from './decision-options.ts'
import { type DecidedProject, type DecisionName, decisionMessages } from './messages.ts'

const DecisionDialog = lazyDialog(async () => (await import('./decision-dialog.tsx')).DecisionDialog)

export type Ask = (decision: DecisionName, project: DecidedProject) => void

/**
 * Opens the decision dialog. It is rendered beside the list instead of in the row: a row that another person has decided
 * disappears, and the message must stay.
 */
export function useDecision(): { ask: Ask; dialog: ReactNode } {
  const [asked, setAsked] = useState<{ decision: DecisionName; project: DecidedProject }>()
  return {
    ask: (decision, project) => setAsked({ decision, project }),
    dialog: asked && <DecisionDialog {...asked} onClose={() => setAsked(undefined)} />,
  }
}

/** The decision buttons of a list row, in small size. */
export function RowDecisions({ row, ask }: { row: AdminProjectRow; ask: Ask }) {
  return (
    <Flex as="span" inline wrap="wrap" justify="flex-end" gap="1">
      {rowDecisionOptions(row).map(({ decision, permission }) => (
        <Button
          key={decision}
          variant="ghost"
          size="sm"
          h="7"
          px="2"
          color="brand.fg"
          aria-label={`${decisionMessages[decision].verb} ${row.projectName}`}
          disabledReason={permission.because}
          onClick={() => ask(decision, row)}
        >
          {decisionMessages[decision].verb}
        </Button>
      ))}
    </Flex>
  )
}
