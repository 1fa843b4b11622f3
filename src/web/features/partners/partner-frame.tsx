import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { TextLink } from '#web/ui/link.tsx'
import { Breadcrumbs, Screen } from '#web/ui/screen.tsx'

/** The frame of a partner's page and of its skeleton. */
export function PartnerFrame({ name, action, children }: { name: ReactNode; action?: ReactNode; children: ReactNode }) {
  return (
    <Screen
      title={name}
      action={action}
      breadcrumb={
        <Breadcrumbs>
          <TextLink asChild quiet>
            <Link to="/content-partners">Content Partners</Link>
          </TextLink>
          {name}
        </Breadcrumbs>
      }
    >
      {children}
    </Screen>
  )
}
