import type { ReactNode } from 'react'
import { TextLink } from '#web/entities/link.tsx'
import { Breadcrumbs, Screen } from '#web/ui/screen.tsx'

interface Props {
  name: ReactNode
  /** The last breadcrumb, where it is not the name. */
  crumb?: ReactNode
  badge?: ReactNode
  action?: ReactNode
  children: ReactNode
}

/** The frame of a project under review and of its skeleton. The breadcrumb leads to the reader's own home page. */
export function ReviewFrame({ name, crumb = name, badge, action, children }: Props) {
  return (
    <Screen
      title={name}
      badge={badge}
      action={action}
      breadcrumb={
        <Breadcrumbs>
          <TextLink to="/post-login" quiet>
            OP Home
          </TextLink>
          {crumb}
        </Breadcrumbs>
      }
    >
      {children}
    </Screen>
  )
}
