import type { ReactNode } from 'react'

/** Terms, each with its explanation. */
export function FactList({ facts }: { facts: { key: string; term?: ReactNode; words: ReactNode }[] }) {
  if (facts.length === 0) return null
  return (
    <dl className="ref-facts">
      {facts.map(({ key, term = key, words }) => (
        <div key={key}>
          <dt>{term}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  )
}
