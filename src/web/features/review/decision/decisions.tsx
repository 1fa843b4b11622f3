import { Flex } from '@chakra-ui/react/flex'
import type { AdminProject } from '#generated/admin/model/adminProject.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { offersOf } from './offers.ts'
import { useDecision } from './use-decision.tsx'
import { decisionWords } from './words.ts'

const variants = { approve: 'primary', reject: 'secondary', suspend: 'danger', reinstate: 'primary' } as const

/** What the business admin can decide about this project, where it stands; nothing where it is the partner's turn. */
export function Decisions({ project }: { project: AdminProject }) {
  const { ask, dialog } = useDecision()
  const offers = offersOf(project)
  return (
    <>
      {offers.length > 0 && (
        <Card title="Decision" note={`${project.partnerName} is told by e-mail of what you decide.`}>
          <Flex wrap="wrap" gap="3">
            {offers.map(({ decision, may }) => (
              <Button
                key={decision}
                variant={variants[decision]}
                disabledReason={may.allowed ? undefined : may.because}
                onClick={() => ask(decision, project)}
              >
                {decisionWords[decision].verb}
              </Button>
            ))}
          </Flex>
        </Card>
      )}
      {dialog}
    </>
  )
}
