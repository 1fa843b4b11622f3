import type { ReactNode } from 'react'
import { TextLink } from '#web/entities/link.tsx'
import { Breadcrumbs, Screen } from '#web/ui/screen.tsx'

// The frames of both pages, which their skeletons share.

export const PartnersFrame = ({ children }: { children: ReactNode }) => (
  <Screen
    title="Content Partners"
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
            Content Partners
          </TextLink>
          {name}
        </Breadcrumbs>
      }
    >
      {children}
    </Screen>
  )
}
