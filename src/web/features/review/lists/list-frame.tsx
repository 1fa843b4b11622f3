import type { ReactNode } from 'react'
import { Breadcrumbs, Screen } from '#web/ui/screen.tsx'
import { type ListName, lists } from './lists.ts'

export function ListFrame({ list, children }: { list: ListName; children: ReactNode }) {
  const { title } = lists[list]
  return (
    <Screen
      title={title}
      breadcrumb={
        <Breadcrumbs>
          {'Projects'}
          {title}
        </Breadcrumbs>
      }
    >
      {children}
    </Screen>
  )
}
