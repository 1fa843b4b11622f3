import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { TextLink } from '#web/ui/link.tsx'
import { Breadcrumbs, Screen } from '#web/ui/screen.tsx'

interface Props {
  name: ReactNode
  /** The last step of the way home, where it is not the name. */
  crumb?: ReactNode
  badge?: ReactNode
  children: ReactNode
}

/** Around a project at a desk, and around what stands in for it. The way home leads to the desk of whoever looks. */
export function ReviewFrame({ name, crumb = name, badge, children }: Props) {
  return (
    <Screen
      title={name}
      badge={badge}
      breadcrumb={
        <Breadcrumbs>
          <TextLink asChild quiet>
            <Link to="/post-login">OP Home</Link>
          </TextLink>
          {crumb}
        </Breadcrumbs>
      }
    >
      {children}
    </Screen>
  )
}
