import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { TextLink } from '#web/ui/link.tsx'
import { Breadcrumbs, Screen } from '#web/ui/screen.tsx'

type Props = { name: ReactNode; badge?: ReactNode; action?: ReactNode; children: ReactNode }

/** Around a project at a desk, and around what stands in for it. The way home leads to the desk of whoever looks. */
export function ReviewFrame({ name, badge, action, children }: Props) {
  return (
    <Screen
      title={name}
      badge={badge}
      action={action}
      breadcrumb={
        <Breadcrumbs>
          <TextLink asChild quiet>
            <Link to="/post-login">OP Home</Link>
          </TextLink>
          {name}
        </Breadcrumbs>
      }
    >
      {children}
    </Screen>
  )
}
