// Used by TRY OUT alone, which knows no Chakra components.
import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { type KeyboardEvent, type ReactNode, useId } from 'react'

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

type TabsProps<K extends string> = {
  label: string
  tabs: { key: K; label: string }[]
  current: K
  onChange: (key: K) => void
  children: ReactNode
}

/** The current tab is the caller's: it usually lives in the URL. Arrow keys move, as in every tab list. */
export function Tabs<K extends string>({ label, tabs, current, onChange, children }: TabsProps<K>) {
  const id = useId()
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = tabs.at((tabs.findIndex(({ key }) => key === current) + (steps[event.key] ?? 0)) % tabs.length)
    if (!next || !(event.key in steps)) return
    onChange(next.key)
    document.getElementById(`${id}-${next.key}`)?.focus()
  }
  return (
    <div>
      <Flex
        gap="6"
        borderBottomWidth="1px"
        borderColor="line"
        overflowX="auto"
        role="tablist"
        aria-label={label}
        onKeyDown={move}
      >
        {tabs.map(({ key, label: words }) => (
          <chakra.button
            py="3"
            mb="-1px"
            color="muted"
            fontWeight="medium"
            whiteSpace="nowrap"
            borderBottomWidth="2px"
            borderColor="transparent"
            cursor="pointer"
            _hover={{ color: 'ink' }}
            css={{
              '&[aria-selected=true]': { color: 'ink', borderColor: 'brand.fg' },
              '&:focus-visible': { outlineOffset: '-2px' },
            }}
            key={key}
            id={`${id}-${key}`}
            type="button"
            role="tab"
            aria-selected={key === current}
            aria-controls={`${id}-panel`}
            tabIndex={key === current ? 0 : -1}
            onClick={() => onChange(key)}
          >
            {words}
          </chakra.button>
        ))}
      </Flex>
      <Box pt="6" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`}>
        {children}
      </Box>
    </div>
  )
}
