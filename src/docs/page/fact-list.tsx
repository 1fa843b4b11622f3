import type { ReactNode } from 'react'

/** Terms, each with its explanation. */
export function FactList({ facts }: { facts: { key: string; term?: ReactNode; details: ReactNode }[] }) {
  if (facts.length === 0) return null
  return (
    <dl className="ref-facts">
      {facts.map(({ key, term = key, details }) => (
        <div key={key}>
          <dt>{term}</dt>
          <dd>{details}</dd>
        </div>
      ))}
    </dl>
  )
}
