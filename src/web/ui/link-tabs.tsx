// Tabs whose panels are pages with addresses; Chakra's tabs know no router.
import { Tabs } from '@chakra-ui/react/tabs'
import type { KeyboardEvent, ReactNode } from 'react'

interface Props {
  /** The accessible name of the list. */
  label: string
  current: string
  tabs: readonly { key: string; link: ReactNode }[]
  children: ReactNode
}

export function LinkTabs({ label, current, tabs, children }: Props) {
  return (
    // Arrow keys only move the focus, since each tab loads a page. The links navigate by themselves.
    <Tabs.Root value={current} activationMode="manual" navigate={null}>
      <Tabs.List aria-label={label} flexWrap="wrap" rowGap="0">
        {tabs.map(({ key, link }) => (
          <Tabs.Trigger key={key} value={key} asChild onKeyDown={clickOnSpace}>
            {link}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value={current}>{children}</Tabs.Content>
    </Tabs.Root>
  )
}

/** Space opens a tab, but no link. */
function clickOnSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}
