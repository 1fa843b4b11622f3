import type { ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { None } from './cells.tsx'

type FactsProps = { title: string; note?: ReactNode; items: [term: string, told: string | null][] }

/** A titled list of what somebody told us; what was not told is said to be missing. */
export const Facts = ({ title, note, items }: FactsProps) => (
  <Card title={title} note={note}>
    <DescriptionList items={items.map(([term, told]) => [term, told ?? <None key={term} />])} />
  </Card>
)
