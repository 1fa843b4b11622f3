import { Box } from '@chakra-ui/react/box'
import type { ReactNode } from 'react'
import { TextLink } from '#web/entities/link.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { contactLink } from './public-links.ts'
import { PageHead, PageSection, Paragraph, Points } from './story.tsx'

/** A document with a lock. */
const lockedSheet = (
  <>
    <path d="M84 24h96l32 32v120H84zM180 24v32h32" />
    <path d="M104 60h52M104 78h84M104 96h84" />
    <path d="M104 114h52M104 132h40M104 150h48" strokeDasharray="3 6" />
    <path data-accent d="M176 128h60v44h-60zM188 128v-14a18 18 0 0 1 36 0v14M206 146v10" />
  </>
)

/** A clause: name, paragraphs, optional lists and closing sentence. */
export interface Clause {
  name: string
  paragraphs: readonly ReactNode[]
  facts?: [term: string, detail: string][]
  points?: readonly string[]
  end?: string
}

type LegalPageProps = { title: string; lead: string; clauses: readonly Clause[] }

/** A page of clauses. */
export function LegalPage({ title, lead, clauses }: LegalPageProps) {
  return (
    <>
      <PageHead title={title} lead={lead} drawing={lockedSheet} />
      {clauses.map(({ name, paragraphs, facts, points, end }) => (
        <PageSection key={name} title={name}>
          {paragraphs.map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the clauses are written in the source and never move.
            <Paragraph key={index}>{paragraph}</Paragraph>
          ))}
          {facts && (
            <Box maxW="prose" textStyle="lead">
              <DescriptionList items={facts} />
            </Box>
          )}
          {points && (
            <Points>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </Points>
          )}
          {end && <Paragraph>{end}</Paragraph>}
        </PageSection>
      ))}
      <Box py="8" color="muted">
        Any questions about this page? <TextLink to={contactLink.to}>Write to us</TextLink>.
      </Box>
    </>
  )
}
