import type { ReactNode } from 'react'
import * as pageNames from '#domain/page-names.ts'
import { TextLink } from '#web/entities/link.tsx'
import { ListSkeleton, TableSkeleton } from '#web/table/table-skeleton.tsx'
import { Breadcrumbs, Screen } from '#web/ui/screen.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

// The frames of both pages, and the pages before they are loaded.

export const PartnersFrame = ({ children }: { children: ReactNode }) => (
  <Screen
    title={pageNames.contentPartners}
    description="How many projects each partner has, by status. The total includes suspended ones."
  >
    {children}
  </Screen>
)

export function PartnerFrame({ name, action, children }: { name: ReactNode; action?: ReactNode; children: ReactNode }) {
  return (
    <Screen
      title={name}
      action={action}
      breadcrumb={
        <Breadcrumbs>
          <TextLink to="/content-partners" quiet>
            {pageNames.contentPartners}
          </TextLink>
          {name}
        </Breadcrumbs>
      }
    >
      {children}
    </Screen>
  )
}

export const PartnerListPending = () => (
  <PartnersFrame>
    <ListSkeleton columns={['40fr', '12fr', '12fr', '12fr', '12fr', '12fr']} />
  </PartnersFrame>
)

export const PartnerDetailsPending = () => (
  <PartnerFrame name={<Skeleton w="200px" h="8" />}>
    <TableSkeleton dense columns={['2fr', '1fr', '1fr']} />
  </PartnerFrame>
)
