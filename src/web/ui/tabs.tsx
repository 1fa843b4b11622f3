import { Tabs as ChakraTabs } from '@chakra-ui/react/tabs'
import type { ReactNode } from 'react'

type TabsProps<K extends string> = {
  label: string
  tabs: { key: K; label: string }[]
  current: K
  onChange: (key: K) => void
  children: ReactNode
}

/** One panel, which the caller fills for the current tab. */
export function Tabs<K extends string>({ label, tabs, current, onChange, children }: TabsProps<K>) {
  const select = ({ value }: { value: string }) => {
    const chosen = tabs.find(({ key }) => key === value)
    if (chosen) onChange(chosen.key)
  }
  return (
    <ChakraTabs.Root value={current} onValueChange={select}>
      <ChakraTabs.List aria-label={label}>
        {tabs.map(({ key, label: words }) => (
          <ChakraTabs.Trigger key={key} value={key}>
            {words}
          </ChakraTabs.Trigger>
        ))}
      </ChakraTabs.List>
      <ChakraTabs.Content value={current}>{children}</ChakraTabs.Content>
    </ChakraTabs.Root>
  )
}
