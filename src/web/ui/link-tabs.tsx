// Chakra's Tabs as links to pages: Space opens one too, and the row stays while a panel loads.
import { Flex } from '@chakra-ui/react/flex'
import { Span } from '@chakra-ui/react/span'
import { Tabs } from '@chakra-ui/react/tabs'
import { type KeyboardEvent, type ReactNode, Suspense } from 'react'
import { Loading } from './spinner.tsx'

// A line below each row of tabs: every tab draws it from its left edge to the end of the row.
const ruled = { isolation: 'isolate', overflow: 'clip' } as const
const rule = {
  position: 'relative',
  _before: {
    content: '""',
    position: 'absolute',
    zIndex: '-1',
    left: '0',
    bottom: '-2px',
    w: '100vw',
    h: '1px',
    bg: 'line',
  },
} as const

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
      <Tabs.List aria-label={label} flexWrap="wrap" rowGap="0" {...ruled}>
        {tabs.map(({ key, link }) => (
          <Tabs.Trigger key={key} value={key} asChild onKeyDown={clickOnSpace} css={rule}>
            {link}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value={current}>
        {/* On a slow network a panel waits for its placeholder. Without a boundary here, the tabs would disappear meanwhile. */}
        <Suspense fallback={<Loading />}>{children}</Suspense>
      </Tabs.Content>
    </Tabs.Root>
  )
}

/** The tabs before their panels are known. */
export const TabsPending = ({ labels }: { labels: readonly string[] }) => (
  <Flex wrap="wrap" columnGap="6" color="muted" aria-hidden {...ruled}>
    {labels.map((label) => (
      <Span
        key={label}
        py="3"
        borderBottomWidth="2px"
        borderColor="transparent"
        whiteSpace="nowrap"
        fontWeight="medium"
        css={rule}
      >
        {label}
      </Span>
    ))}
  </Flex>
)

/** Space opens a tab, but no link. */
function clickOnSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}
