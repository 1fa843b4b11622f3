import { Flex } from '@chakra-ui/react/flex'
import { Button } from '#web/ui/button.tsx'
import type { Offer } from './offers.ts'
import { type DecisionName, decisionWords } from './words.ts'

type Props = { offers: Offer[]; projectName: string; onAsk: (decision: DecisionName) => void }

/** The decisions of one row of a list, low enough for it. */
export function RowDecisions({ offers, projectName, onAsk }: Props) {
  return (
    <Flex as="span" inline wrap="wrap" justify="flex-end" gap="1">
      {offers.map(({ decision, may }) => (
        <Button
          key={decision}
          variant="ghost"
          size="sm"
          h="7"
          px="2"
          color="brand.fg"
          aria-label={`${decisionWords[decision].verb} ${projectName}`}
          disabledReason={may.allowed ? undefined : may.because}
          onClick={() => onAsk(decision)}
        >
          {decisionWords[decision].verb}
        </Button>
      ))}
    </Flex>
  )
}
