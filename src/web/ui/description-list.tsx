// One prop for Chakra's DataList, whose items are three elements each.
import { DataList } from '@chakra-ui/react/data-list'
import type { ReactNode } from 'react'

/** Facts with labels. */
export function DescriptionList({ items }: { items: [term: string, detail: ReactNode][] }) {
  return (
    <DataList.Root>
      {items.map(([term, detail]) => (
        <DataList.Item key={term}>
          <DataList.ItemLabel>{term}</DataList.ItemLabel>
          <DataList.ItemValue>{detail}</DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList.Root>
  )
}
