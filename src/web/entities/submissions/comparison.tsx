import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Span } from '@chakra-ui/react/span'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { type ReactNode, useId, useState } from 'react'
import { fieldControl } from '#docs/model/field-control.ts'
import type { ApplicationChange } from '#domain/application-changes.ts'
import { type ApplicationPart, partLabels } from '#domain/application-parts.ts'
import { formatDateTime } from '#domain/dates.ts'
import { useGetConfigs } from '#generated/portal/client/reference.ts'
import type { SubmissionComparison } from '#generated/portal/model/submissionComparison.ts'
import type { SubmissionRow } from '#generated/portal/model/submissionRow.ts'
import { None } from '#web/table/cells.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/input.tsx'
import { QueryState } from '../query-state.tsx'
import { linesOf } from './change-lines.ts'
import type { SubmissionHooks } from './hooks.ts'

interface Props {
  projectId: string
  /** Newest first, at least two. */
  rows: SubmissionRow[]
  /** The submission that the newest is compared with at first, if it is among the rows; else the one before the newest. */
  startFrom?: number | undefined
  hooks: SubmissionHooks
}

/** Two submissions field by field. */
export function Comparison({ projectId, rows, startFrom, hooks: { useChanges, DownloadDocument } }: Props) {
  const isListed = rows.slice(1).some(({ number }) => number === startFrom)
  const [chosen, setChosen] = useState<{ from?: number; to?: number }>(isListed && startFrom ? { from: startFrom } : {})
  const to = chosen.to ?? rows[0]?.number ?? 1
  const from = chosen.from ?? Math.max(to - 1, 1)
  const changes = useChanges(projectId, from, to)
  const { data } = changes
  return (
    <Stack gap="4">
      <Heading as="h3" size="sm">
        What changed
      </Heading>
      <Grid gap="4" templateColumns={{ base: '1fr', md: '1fr 1fr' }} maxW="640px">
        <Choice label="From" rows={rows} value={from} onChange={(number) => setChosen({ from: number, to })} />
        <Choice label="To" rows={rows} value={to} onChange={(number) => setChosen({ from, to: number })} />
      </Grid>
      <QueryState read={changes} what="changes" />
      {data && (
        <Text color="muted" role="status">
          {countText(data.changes.length)}
        </Text>
      )}
      {data && data.changes.length > 0 && (
        <Stack as="ul" gap="4" aria-label="Changed fields">
          {data.changes.map((change) => (
            <Change key={change.pointer} change={change} hidden={data.hidden}>
              {change.kind === 'document' &&
                DownloadDocument &&
                filesOf(change, data).map(({ isKept, ...file }) => (
                  <HStack key={file.number} gap="3">
                    <Text color="muted">{`Submission ${file.number}`}</Text>
                    {isKept ? (
                      <DownloadDocument projectId={projectId} {...file} />
                    ) : (
                      <Text>This file was not kept.</Text>
                    )}
                  </HStack>
                ))}
            </Change>
          ))}
        </Stack>
      )}
    </Stack>
  )
}

function countText(count: number): string {
  if (count === 0) return 'The submissions are identical.'
  return count === 1 ? 'One field is different.' : `${count} fields are different.`
}

interface ChoiceProps {
  label: string
  rows: SubmissionRow[]
  value: number
  onChange: (number: number) => void
}

function Choice({ label, rows, value, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <Field id={id} label={label}>
      <Select {...fieldControl({ id })} value={value} onChange={({ target }) => onChange(Number(target.value))}>
        {rows.map(({ number, submittedOn }) => (
          <option key={number} value={number}>
            {`Submission ${number}, ${formatDateTime(submittedOn)}`}
          </option>
        ))}
      </Select>
    </Field>
  )
}

type DocumentChange = Extract<ApplicationChange, { kind: 'document' }>

/** The documents of the two submissions that have one. */
function filesOf({ before, after }: DocumentChange, comparison: SubmissionComparison) {
  const sides = [
    { number: comparison.from, file: before, isKept: comparison.fromDocumentKept },
    { number: comparison.to, file: after, isKept: comparison.toDocumentKept },
  ]
  return sides.flatMap(({ number, file, isKept }) => (file ? [{ number, name: file.name, isKept }] : []))
}

interface ChangeProps {
  change: ApplicationChange
  hidden: ApplicationPart[]
  children: ReactNode
}

function Change({ change, hidden, children }: ChangeProps) {
  const { data: configs } = useGetConfigs()
  const lines = linesOf(change, configs?.PROVIDER ?? [])
  return (
    <Stack as="li" gap="2" pl="4" borderLeftWidth="2px" borderColor="line.strong" minW="0">
      <Stack direction="row" wrap="wrap" gap="3" align="center">
        <Span fontWeight="medium">{change.label}</Span>
        {partLabels[change.part] !== change.label && <Badge>{partLabels[change.part]}</Badge>}
      </Stack>
      {hidden.includes(change.part) ? (
        <Text color="muted">Changed. Your role does not see the values.</Text>
      ) : (
        <DescriptionList items={lines.map(({ label, texts }) => [label, <Texts key={label} texts={texts} />])} />
      )}
      {children}
    </Stack>
  )
}

function Texts({ texts }: { texts: string[] }) {
  if (texts.length === 0) return <None />
  return (
    <Stack as="span" gap="1" overflowWrap="anywhere" minW="0">
      {texts.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </Stack>
  )
}
