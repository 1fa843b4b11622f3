import { Flex } from '@chakra-ui/react/flex'
import { Span } from '@chakra-ui/react/span'
import { Stack } from '@chakra-ui/react/stack'
import type { SubmissionRow } from '#generated/portal/model/submissionRow.ts'
import { DateTimeCell } from '#web/table/cells.tsx'

/** The submissions with their moment, their author and the hash that the audit trail holds. */
export function SubmissionList({ rows }: { rows: SubmissionRow[] }) {
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
