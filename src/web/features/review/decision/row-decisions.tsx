import { Flex } from '@chakra-ui/react/flex'
import { Button } from '#web/ui/button.tsx'
import type { DecisionOption } from './decision-options.ts'
import { type DecisionName, decisionMessages } from './messages.ts'

type Props = { options: DecisionOption[]; projectName: string; onChoose: (decision: DecisionName) => void }

/** The decision buttons of a list row, in small size. */
export function RowDecisions({ options, projectName, onChoose }: Props) {
  return (
    <Flex as="span" inline wrap="wrap" justify="flex-end" gap="1">
      {options.map(({ decision, permission }) => (
        <Button
          key={decision}
          variant="ghost"
          size="sm"
          h="7"
          px="2"
          color="brand.fg"
          aria-label={`${decisionMessages[decision].verb} ${projectName}`}
          disabledReason={permission.allowed ? undefined : permission.because}
          onClick={() => onChoose(decision)}
        >
          {decisionMessages[decision].verb}
        </Button>
      ))}
    </Flex>
  )
}
