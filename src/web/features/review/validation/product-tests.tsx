import { Box } from '@chakra-ui/react/box'
import { Span } from '@chakra-ui/react/span'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { Download } from 'lucide-react'
import { saveFile } from '#docs/model/save-file.ts'
import { can } from '#domain/capabilities.ts'
import { counted } from '#domain/counts.ts'
import { reportName } from '#domain/report-name.ts'
import { factsOf } from '#domain/review-facts.ts'
import { reviewMessages } from '#domain/review-messages.ts'
import { useOpenFailedTestNotes } from '#generated/admin/client/notes.ts'
import {
  getGetTestResultsQueryKey,
  useDownloadTestReport,
  useGetTestResults,
  useStartProductTests,
} from '#generated/admin/client/validation.ts'
import type { AdminProductCode } from '#generated/admin/model/adminProductCode.ts'
import type { AdminProject } from '#generated/admin/model/adminProject.ts'
import { problemMessages } from '#generated/problem-messages.ts'
import { messageOf } from '#web/api/errors.ts'
import { QueryState } from '#web/entities/query-state.tsx'
import { onStepError } from '#web/stores/review-conflict.ts'
import { showToast, toastError } from '#web/stores/toast.ts'
import { DateTimeCell } from '#web/table/cells.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { StatusBadge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { outcomesOf, statusOf } from './outcomes.ts'
import { TestedCodes } from './tested-codes.tsx'

/** Runs the product tests and shows the result. */
export function ProductTests({ project }: { project: AdminProject }) {
  const { productResult: result } = project
  const done = result.status === 0 || result.status === 1
  // Results of a finished run never change; those of the other product codes stay while one is tested again.
  const results = useGetTestResults(project.id, {
    query: {
      queryKey: [...getGetTestResultsQueryKey(project.id), result.testOn],
      enabled: done || result.codeId !== null,
      staleTime: Number.POSITIVE_INFINITY,
    },
  })
  const { label, tone } = statusOf(result)
  return (
    <Card
      title="Product code tests"
      anchor="product-codes"
      note="Each product code goes through a sale in the sandbox: password, identity, charge, refund."
    >
      <Stack gap="5">
        <HStack wrap="wrap" gap="3" role="status">
          <StatusBadge tone={tone}>{label}</StatusBadge>
          {result.testOn && (
            <Span color="muted">
              {result.status === 2 ? 'Started' : 'Tested'} <DateTimeCell value={result.testOn} />
            </Span>
          )}
          {result.status === 3 && <Span color="muted">Not tested since the product codes last changed.</Span>}
        </HStack>
        <TestedCodes
          outcomes={outcomesOf(project.productCodes, results.data)}
          reportedOn={done ? result.testOn : null}
          isRunning={({ id }) => result.status === 2 && (result.codeId ?? id) === id}
          action={(code) => done && <StartTests project={project} code={code} />}
        />
        {results.error && <QueryState read={results} what="test results" />}
        <HStack wrap="wrap" gap="3">
          <StartTests project={project} />
          <Report project={project} />
          {result.status === 0 && <NoteFailedTests project={project} />}
        </HStack>
      </Stack>
    </Card>
  )
}

/** Tests every product code, or repeats the test of one. */
export function StartTests({ project, code }: { project: AdminProject; code?: AdminProductCode }) {
  const { mutate, isPending } = useStartProductTests({
    mutation: {
      onSuccess: ({ message }) => showToast(message, { kind: 'info', title: reviewMessages.testInitiated }),
      onError: onStepError(project.id, (problem) =>
        showToast(messageOf(problem), { kind: 'error', title: reviewMessages.testFailed }),
      ),
    },
  })
  const starting = can.startProductTests({ role: 'TECHNICAL_LIMITED' }, factsOf(project))
  return (
    <Button
      variant="secondary"
      loading={isPending || project.productResult.status === 2}
      disabledReason={starting.because}
      onClick={() => mutate({ data: { projectId: project.id, ...(code && { codeId: code.id }) } })}
      {...(code && { size: 'sm' as const, 'aria-label': `Repeat the test of ${code.code}` })}
    >
      {code ? 'Repeat' : 'Test product codes'}
    </Button>
  )
}

/** Asks the partner about each failed product code. */
export function NoteFailedTests({ project }: { project: AdminProject }) {
  const { mutate, isPending } = useOpenFailedTestNotes({
    mutation: {
      onSuccess: ({ data: { opened } }) =>
        showToast(opened === 0 ? 'The notes are open already.' : 'Request changes to send them to the partner.', {
          title: `${counted(opened, 'note')} added`,
        }),
      onError: onStepError(project.id, toastError),
    },
  })
  const permission = can.writeNote({ role: 'TECHNICAL_LIMITED' }, factsOf(project))
  return (
    <Button
      variant="secondary"
      loading={isPending}
      disabledReason={permission.because}
      onClick={() => mutate({ projectId: project.id })}
    >
      Add notes for failed tests
    </Button>
  )
}

/** Downloads the last run as a .http file for a REST client. Not available before the first run has finished. */
function Report({ project: { id, projectName, productResult } }: { project: AdminProject }) {
  const { mutate, isPending, isError } = useDownloadTestReport({
    mutation: {
      onSuccess: (file) => saveFile(file, reportName(projectName, new Date(productResult.testOn ?? Date.now()))),
    },
  })
  const missing = productResult.status === 2 || productResult.status === 3
  return (
    <>
      <Button
        variant="secondary"
        loading={isPending}
        disabledReason={missing ? problemMessages['report-unavailable'] : undefined}
        onClick={() => mutate({ projectId: id })}
      >
        {!isPending && <Download size={16} aria-hidden />}
        Download report
      </Button>
      {isError && (
        <Box flexBasis="100%">
          <Alert kind="error">{reviewMessages.noReport}</Alert>
        </Box>
      )}
    </>
  )
}
