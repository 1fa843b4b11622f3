import { Tabs } from '@chakra-ui/react/tabs'
import { Link } from '@tanstack/react-router'
import type { KeyboardEvent, ReactNode } from 'react'
import type { Environment } from '#domain/environments.ts'
import { type ProjectTab, projectTabs } from './tabs.ts'

type Props = { projectId: string; current: ProjectTab; environment: Environment | undefined; children: ReactNode }

/** Tabs with addresses: links that keep the chosen environment. */
export function ProjectTabs({ projectId, current, environment, children }: Props) {
  return (
    // Arrow keys only move the focus, since each tab loads a page. The links navigate by themselves.
    <Tabs.Root value={current} activationMode="manual" navigate={null}>
      <Tabs.List aria-label="Project" flexWrap="wrap" rowGap="0">
        {projectTabs.map(({ key, label, to }) => (
          <Tabs.Trigger key={key} value={key} asChild>
            <Link
              to={to}
              params={{ projectId }}
              search={environment ? { environment } : {}}
              resetScroll={false}
              onKeyDown={clickOnSpace}
            >
              {label}
            </Link>
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value={current}>{children}</Tabs.Content>
    </Tabs.Root>
  )
}

/** Space opens a tab, but no link. */
function clickOnSpace(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}
