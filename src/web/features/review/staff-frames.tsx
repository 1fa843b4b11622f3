import { Heading } from '@chakra-ui/react/heading'
import type { ReactNode } from 'react'
import { Breadcrumbs, Screen } from '#web/ui/screen.tsx'

/** Home of the business admin and of the technical admin, with or without its list. */
export const StaffFrame = ({ children }: { children: ReactNode }) => (
  <Screen title="OP Home">
    <Heading>Pending Approval</Heading>
    {children}
  </Screen>
)

/** Home of business internal. */
export const InternalFrame = ({ children }: { children: ReactNode }) => (
  <Screen title="Pending Approval" breadcrumb={<Breadcrumbs>OP Home</Breadcrumbs>}>
    {children}
  </Screen>
)
