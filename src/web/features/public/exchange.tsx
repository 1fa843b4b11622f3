import { chakra } from '@chakra-ui/react/styled-system'
import { exchange } from './exchange-excerpt.ts'

const Figure = chakra('figure', {
  base: {
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'lg',
    boxShadow: 'card',
    overflow: 'hidden',
  },
})
const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    px: '5',
    py: '3',
    bg: 'sunken',
    '&:not(:first-of-type)': { borderTopWidth: '1px', borderColor: 'line' },
  },
})
const Verb = chakra('span', { base: { textStyle: 'mono', color: 'brand.fg' } })
const Answer = chakra('span', { base: { textStyle: 'mono', color: 'live.fg' } })
const Path = chakra('span', { base: { textStyle: 'mono' } })
const Code = chakra('pre', {
  base: { textStyle: 'mono', px: '5', py: '4', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', color: 'muted' },
})

const written = (body: object) => JSON.stringify(body, null, 2)

/** A charge, as a developer sees it. */
export function Exchange() {
  return (
    <Figure aria-label="A charge and its answer">
      <Line>
        <Verb>POST</Verb>
        <Path>/v1/charges</Path>
      </Line>
      <Code>{written(exchange.request)}</Code>
      <Line>
        <Answer>200</Answer>
        <Path>OK</Path>
      </Line>
      <Code>{written(exchange.answer)}</Code>
    </Figure>
  )
}
