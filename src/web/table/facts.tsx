import type { ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { None } from './cells.tsx'

type FactsProps = { title: string; note?: ReactNode; items: [term: string, value: string | null][] }

/** A titled list of facts, with a mark for missing ones. */
export const Facts = ({ title, note, items }: FactsProps) => (
  <Card title={title} note={note}>
    <DescriptionList items={items.map(([term, value]) => [term, value ?? <None key={term} />])} />
  </Card>
)
