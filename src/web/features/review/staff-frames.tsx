import { Heading } from '@chakra-ui/react/heading'
import type { ReactNode } from 'react'
import { projectStates } from '#domain/project-states.ts'
import { ListSkeleton } from '#web/table/table-skeleton.tsx'
import { Breadcrumbs, Screen } from '#web/ui/screen.tsx'

/** Page frame of business admin and technical admin, for page and placeholder. */
export const StaffFrame = ({ children }: { children: ReactNode }) => (
  <Screen title="OP Home">
    <Heading>{projectStates.pending.label}</Heading>
    {children}
  </Screen>
)

/** Page frame of business internal. */
export const InternalFrame = ({ children }: { children: ReactNode }) => (
  <Screen title={projectStates.pending.label} breadcrumb={<Breadcrumbs>OP Home</Breadcrumbs>}>
    {children}
  </Screen>
)

const list = <ListSkeleton columns={['2fr', '1fr', '1fr']} />

export const StaffHomePending = () => <StaffFrame>{list}</StaffFrame>
export const InternalHomePending = () => <InternalFrame>{list}</InternalFrame>
