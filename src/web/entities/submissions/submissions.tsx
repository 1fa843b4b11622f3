import { Flex } from '@chakra-ui/react/flex'
import { Span } from '@chakra-ui/react/span'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import type { SubmissionRow } from '#generated/portal/model/submissionRow.ts'
import { useLastAnswer } from '#web/api/use-last-answer.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { DateTimeCell } from '#web/table/cells.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { QueryState } from '../query-state.tsx'
import { Comparison } from './comparison.tsx'
import type { SubmissionHooks } from './hooks.ts'

const pageSize = 20

interface Props {
  projectId: string
  /** When the project was submitted last; null for a project that never was. */
  submittedOn: string | null
  /** The submission that a link compares the newest with. */
  startFrom?: number | undefined
  hooks: SubmissionHooks
}

/** What was submitted and when, and what changed between any two submissions. */
export function Submissions({ projectId, submittedOn, startFrom, hooks }: Props) {
  const [pages, setPages] = useState(1)
  const list = hooks.useList(projectId, Math.min(pages * pageSize, wholeList.limit), submittedOn)
  const data = useLastAnswer(list.data)
  const { items = [], total = 0 } = data ?? {}
  return (
    <Card title="Submissions" note="Every submission of the application. A submission cannot be changed afterwards.">
      <Stack gap="6">
        <QueryState read={list} what="submissions" />
        {data && total === 0 && <Text color="muted">{emptyText(submittedOn)}</Text>}
        {total === 1 && (
          <Text color="muted">The application was submitted once, so there is nothing to compare yet.</Text>
        )}
        {total > 1 && <Comparison projectId={projectId} rows={items} startFrom={startFrom} hooks={hooks} />}
        {items.length > 0 && <SubmissionList rows={items} />}
        {items.length < Math.min(total, wholeList.limit) && (
          <HStack wrap="wrap" justify="space-between" gap="3" color="muted" textStyle="caption">
            <span role="status">{`The newest ${items.length} of ${total}`}</span>
            <Button variant="secondary" size="sm" loading={list.isFetching} onClick={() => setPages(pages + 1)}>
              Show earlier
            </Button>
          </HStack>
        )}
      </Stack>
    </Card>
  )
}

/** The submissions with their moment, their author and the hash that the audit trail holds. */
function SubmissionList({ rows }: { rows: SubmissionRow[] }) {
  return (
    <Stack as="ul" aria-label="Submissions" gap="4">
      {rows.map(({ number, submittedOn, emailId, sha256 }) => (
        <Stack as="li" key={number} gap="0" minW="0">
          <Flex wrap="wrap" columnGap="3">
            <Span fontWeight="medium">Submission {number}</Span>
            <DateTimeCell value={submittedOn} />
            <Span overflowWrap="anywhere">{emailId}</Span>
          </Flex>
          <Span color="subtle" textStyle="caption" overflowWrap="anywhere">
            SHA-256 {sha256}
          </Span>
        </Stack>
      ))}
    </Stack>
  )
}

/** A project that an earlier version of the portal received has no stored submission. */
function emptyText(submittedOn: string | null): string {
  return submittedOn
    ? 'This project was submitted before submissions were kept. The next one will be listed here.'
    : 'Nothing has been submitted yet.'
}
