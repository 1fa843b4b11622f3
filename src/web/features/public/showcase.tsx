import { chakra } from '@chakra-ui/react/styled-system'
import { Call } from '#web/ui/story/call.tsx'
import { PageHead } from '#web/ui/story/page-head.tsx'
import { Points, Section, Text } from '#web/ui/story/section.tsx'
import { GoodDrawing, shelf } from './showcase-drawing.tsx'
import { examples } from './showcase-examples.ts'
import { WayIn } from './way-in.tsx'

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    rowGap: '4',
    columnGap: '8',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '160px minmax(0, 1fr)' },
    maxW: '720px',
    '& > dt': { color: 'muted', mb: { base: '-12px', md: '0' } },
    '& li + li': { mt: '2' },
    '& li > :last-child': { color: 'muted' },
  },
})

export function Showcase() {
  return (
    <>
      <PageHead
        title="Five services you could build"
        lead="No logos here: these are examples of our own, each with the calls it takes and the mistake it is easy to make. All of them run in the sandbox as they are described."
        drawing={shelf}
      />
      {examples.map((example) => (
        <Example key={example.name} {...example} />
      ))}
      <Section title="What is not accepted">
        <Text>Creating a project asks you to agree that your service is not related to any of these:</Text>
        <Points>
          <li>adult or erotic content</li>
          <li>lotteries or gambling, and betting tips</li>
          <li>donations</li>
          <li>loan services</li>
        </Points>
      </Section>
      <WayIn title="Build the sixth" note="A project takes a name, a description and a minute." />
    </>
  )
}

function Example({ name, good, idea, price, calls, mind }: (typeof examples)[number]) {
  return (
    <Section
      title={name}
      note={
        <>
          Example
          <GoodDrawing good={good} />
        </>
      }
    >
      <Text>{idea}</Text>
      <Facts>
        <dt>Calls</dt>
        <dd>
          <ul>
            {calls.map(([call, when]) => (
              <li key={call}>
                <Call of={call} /> <span>{when}</span>
              </li>
            ))}
          </ul>
        </dd>
        <dt>Price</dt>
        <dd>{price}</dd>
        <dt>Mind</dt>
        <dd>{mind}</dd>
      </Facts>
    </Section>
  )
}
