import { chakra } from '@chakra-ui/react/styled-system'
import { Breadcrumbs, Screen } from '#web/ui/screen.tsx'
import { businessAdminColumns, internalColumns, technicalColumns } from './pending-columns.tsx'
import { PendingList } from './pending-list.tsx'

const Heading = chakra('h2', { base: { textStyle: 'title' } })

/** Sorted by tech check: those that can be decided stand first. */
export function BusinessAdminHome() {
  return (
    <Screen title="OP Home">
      <Heading>Pending Approval</Heading>
      <PendingList
        columns={businessAdminColumns}
        sortedBy={{ id: 'techCheck' }}
        empty="No project is waiting for approval."
      />
    </Screen>
  )
}

export function TechnicalHome() {
  return (
    <Screen title="OP Home">
      <Heading>Pending Approval</Heading>
      <PendingList
        columns={technicalColumns}
        sortedBy={{ id: 'dateSubmitted', desc: true }}
        empty="No project is waiting for its technical check."
      />
    </Screen>
  )
}

export function BusinessInternalHome() {
  return (
    <Screen title="Pending Approval" breadcrumb={<Breadcrumbs>OP Home</Breadcrumbs>}>
      <PendingList
        columns={internalColumns}
        sortedBy={{ id: 'dateSubmitted', desc: true }}
        empty="No project is waiting to be prepared."
      />
    </Screen>
  )
}
