import { Box } from '@chakra-ui/react/box'
import { Suspense, useState } from 'react'
import { fieldControl } from '#docs/model/field-control.ts'
import { windowDays } from '#domain/analytics-window.ts'
import { inSentence } from '#domain/regions.ts'
import { reviewMessages } from '#domain/review-messages.ts'
import { useListProjectsByStatusSuspense } from '#generated/admin/client/review.ts'
import { useGetConfigsSuspense } from '#generated/portal/client/reference.ts'
import { wholeList } from '#web/api/whole-list.ts'
import {
  partnerLink,
  projectName,
  staffColumn,
  transactionCount,
  volume,
} from '#web/entities/project/staff-columns.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/input.tsx'
import { type Ask, RowDecisions, useDecision } from './decision/use-decision.tsx'
import { type CountryChoice, countryChoices } from './lists/country-choices.ts'
import { CountryTableSkeleton, ListFrame, lists } from './lists/list-frame.tsx'
import { ProjectTable } from './lists/project-table.tsx'

interface CountrySelectProps {
  choices: CountryChoice[]
  chosen: CountryChoice | undefined
  onChoose: (provider: string) => void
}

function CountrySelect({ choices, chosen, onChoose }: CountrySelectProps) {
  // The currency is shown once: in every row, figures would not fit their columns.
  const help = `Volumes of the last ${windowDays} days, in ${chosen?.currency ?? 'its currency'}.`
  return (
    <Box maxW="280px">
      <Field id="country" label="Country" help={help}>
        <Select
          {...fieldControl({ id: 'country', help })}
          value={chosen?.provider ?? ''}
          onChange={({ target }) => onChoose(target.value)}
        >
          {!chosen && <option value="">Select a country</option>}
          {choices.map(({ provider, label }) => (
            <option key={provider} value={provider}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
    </Box>
  )
}

type Listed = 'approved' | 'suspended'

interface Props {
  list: Listed
  /** Operator code from the URL, which may be invalid. */
  provider: string | undefined
  onChoose: (provider: string) => void
}

/** Approved and Suspended show no table before a country is selected. */
export function ProjectsOfCountry({ list, provider, onChoose }: Props) {
  const { data: configs } = useGetConfigsSuspense()
  const choices = countryChoices(configs.PROVIDER)
  const chosen = choices.find((choice) => choice.provider === provider)
  return (
    <ListFrame list={list}>
      <CountrySelect choices={choices} chosen={chosen} onChoose={onChoose} />
      {chosen ? (
        <Suspense key={chosen.provider} fallback={<CountryTableSkeleton />}>
          <TableOfCountry list={list} country={chosen} />
        </Suspense>
      ) : (
        <Box layerStyle="card" overflow="hidden">
          <EmptyState drawing="signal">{reviewMessages.countryMissing}</EmptyState>
        </Box>
      )}
    </ListFrame>
  )
}

function TableOfCountry({ list, country }: { list: Listed; country: CountryChoice }) {
  const { status, title, none } = lists[list]
  const read = useListProjectsByStatusSuspense({
    ...wholeList,
    pageNo: 0,
    status,
    provider: country.provider,
  })
  const { data } = read
  const { ask, dialog } = useDecision()
  const [columns] = useState(() => columnsThat(country.currency, ask))
  return (
    <>
      <ProjectTable
        title={title}
        part={country.label}
        columns={columns}
        rows={data.projects}
        total={data.total}
        read={read}
        sortedBy={{ id: 'projectName' }}
        empty={`${none} in ${inSentence(country.label)}.`}
      />
      {dialog}
    </>
  )
}

const columnsThat = (currency: string | null, ask: Ask) =>
  staffColumn.columns([
    projectName('30%', (row) => <RowDecisions row={row} ask={ask} />),
    partnerLink('25%'),
    volume('grossVolume', 'Gross volume', '18%', currency),
    volume('netVolume', 'Net volume', '13%', currency),
    transactionCount('14%'),
  ])
