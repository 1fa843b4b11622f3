import { Span } from '@chakra-ui/react/span'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { useQuery } from '@tanstack/react-query'
import { can } from '#domain/capabilities.ts'
import { pageMessages } from '#domain/page-messages.ts'
import { factsOf } from '#domain/review-facts.ts'
import type { AdminProject } from '#generated/admin/model/adminProject.ts'
import { messageOf } from '#web/api/errors.ts'
import { reviewQueries, validationMutations } from '#web/api/review-queries.ts'
import { useStep } from '#web/stores/review-step.ts'
import { showToast } from '#web/stores/toast.ts'
import { DateTimeCell } from '#web/table/cells.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { StatusBadge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { outcomesOf, statusOf } from './outcomes.ts'
import { Report } from './report.tsx'
import { TestedCodes } from './tested-codes.tsx'

/** Every product code goes through a whole sale in the sandbox; what came of it, and the way to do it again. */
export function ProductTests({ project }: { project: AdminProject }) {
  const { productResult: result } = project
  const done = result.status === 0 || result.status === 1
  const results = useQuery({ ...reviewQueries.testResults(project.id, result), enabled: done })
  const { words, tone } = statusOf(result)
  return (
    <Card
      title="Product code tests"
      note="Each product code goes through a sale in the sandbox: password, identity, charge, refund."
    >
      <Stack gap="5">
        <HStack wrap="wrap" gap="3" role="status">
          <StatusBadge tone={tone}>{words}</StatusBadge>
          {result.testOn && (
            <Span color="muted">
              {result.status === 2 ? 'Started' : 'Tested'} <DateTimeCell value={result.testOn} />
            </Span>
          )}
          {result.status === 3 && <Span color="muted">Not tested since the product codes last changed.</Span>}
        </HStack>
        <TestedCodes
          outcomes={outcomesOf(project.productCodes, (done && results.data?.steps) || [])}
          running={result.status === 2}
        />
        {results.error && <Alert kind="error">{messageOf(results.error)}</Alert>}
        <HStack wrap="wrap" gap="3">
          <StartTests project={project} />
          <Report project={project} />
        </HStack>
      </Stack>
    </Card>
  )
}

function StartTests({ project }: { project: AdminProject }) {
  const { mutate, isPending } = useStep(project.id, {
    ...validationMutations.startTests(project.id),
    onSuccess: ({ message }) => showToast(message, { kind: 'info', title: pageMessages.review.testInitiated }),
    onError: (problem) => showToast(messageOf(problem), { kind: 'error', title: pageMessages.review.testFailed }),
  })
  const starting = can.startProductTests({ role: 'TECHNICAL_LIMITED' }, factsOf(project))
  return (
    <Button
      variant="secondary"
      loading={isPending || project.productResult.status === 2}
      disabledReason={starting.allowed ? undefined : starting.because}
      onClick={() => mutate()}
    >
      Test product codes
    </Button>
  )
}
