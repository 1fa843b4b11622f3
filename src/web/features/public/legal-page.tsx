import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { PageHead } from '#web/ui/story/page-head.tsx'
import { Points, Section, Text } from '#web/ui/story/section.tsx'
import { lockedSheet } from './legal-drawing.tsx'

const Foot = chakra('div', { base: { py: '8', color: 'muted' } })

/** A clause: its name, what it says, points where it lists something, and what is to be said of those. */
export interface Clause {
  name: string
  says: readonly ReactNode[]
  points?: readonly string[]
  end?: string
}

/** A page of clauses. */
export function LegalPage(props: { title: string; lead: string; clauses: readonly Clause[]; foot: ReactNode }) {
  const { title, lead, clauses, foot } = props
  return (
    <>
      <PageHead title={title} lead={lead} drawing={lockedSheet} />
      {clauses.map(({ name, says, points, end }) => (
        <Section key={name} title={name}>
          {says.map((words, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the clauses are written in the source and never move.
            <Text key={index}>{words}</Text>
          ))}
          {points && (
            <Points>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </Points>
          )}
          {end && <Text>{end}</Text>}
        </Section>
      ))}
      <Foot>{foot}</Foot>
    </>
  )
}
