import { Box } from '@chakra-ui/react/box'
import { Suspense, useState } from 'react'
import { pageMessages } from '#domain/page-messages.ts'
import { useListProjectsByStatusSuspense } from '#generated/admin/client/review.ts'
import { useGetConfigsSuspense } from '#generated/portal/client/reference.ts'
import { wholeList } from '#web/api/whole-list.ts'
import {
  partnerName,
  projectNameAndActions,
  staffColumn,
  transactionCount,
  volume,
} from '#web/entities/project/staff-columns.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { offersOfRow } from './decision/offers.ts'
import { RowDecisions } from './decision/row-decisions.tsx'
import { type Ask, useDecision } from './decision/use-decision.tsx'
import { type CountryChoice, countryChoices } from './lists/country-choices.ts'
import { CountrySelect } from './lists/country-select.tsx'
import { ListFrame } from './lists/list-frame.tsx'
import { CountryTableSkeleton } from './lists/list-pending.tsx'
import { lists } from './lists/lists.ts'
import { ProjectTable } from './lists/project-table.tsx'

type Listed = 'approved' | 'suspended'

interface Props {
  list: Listed
  /** Code of the operator, from the address: what a person typed there may be none. */
  provider: string | undefined
  onChoose: (provider: string) => void
}

/** Approved and Suspended: no table before a country is chosen (specification.md, section 2). */
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
          <EmptyState drawing="signal">{pageMessages.review.countryMissing}</EmptyState>
        </Box>
      )}
    </ListFrame>
  )
}

function TableOfCountry({ list, country }: { list: Listed; country: CountryChoice }) {
  const { status, none } = lists[list]
  const projects = useListProjectsByStatusSuspense({ ...wholeList, pageNo: 0, status, provider: country.provider })
  const { ask, dialog } = useDecision()
  const [columns] = useState(() => columnsThat(country.currency, ask))
  return (
    <>
      <ProjectTable
        list={list}
        part={country.label}
        columns={columns}
        projects={projects}
        sortedBy={{ id: 'projectName' }}
        empty={`${none} in ${country.label}.`}
      />
      {dialog}
    </>
  )
}

const columnsThat = (currency: string | null, ask: Ask) =>
  staffColumn.columns([
    projectNameAndActions('30%', (row) => (
      <RowDecisions offers={offersOfRow(row)} projectName={row.projectName} onAsk={(decision) => ask(decision, row)} />
    )),
    partnerName('25%'),
    volume('grossVolume', 'Gross volume', '18%', currency),
    volume('netVolume', 'Net volume', '13%', currency),
    transactionCount('14%'),
  ])
