import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { Logo } from '#web/ui/logo.tsx'

const Panel = chakra('aside', {
  base: {
    display: { base: 'none', md: 'flex' },
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: '10',
    position: 'relative',
    overflow: 'hidden',
    p: '8',
    bg: 'sunken',
    borderRightWidth: '1px',
    borderColor: 'line',
    '& > *': { position: 'relative' },
  },
})
const Message = chakra('div', { base: { maxW: '420px', pb: '6' } })
const Headline = chakra('p', { base: { textStyle: 'heading' } })
const Words = chakra('p', { base: { textStyle: 'lead', color: 'muted', mt: '4' } })
const Rings = chakra('svg', {
  base: {
    position: 'absolute !important',
    right: '-30%',
    top: '6%',
    w: '110%',
    color: 'line.strong',
    '& [data-accent]': { stroke: 'brand.fg' },
  },
})

/** What one is signing in to, beside every screen of the sign-in. */
export function AuthPanel() {
  return (
    <Panel>
      <Waves />
      <Link to="/" aria-label="Open Platform, home">
        <Logo />
      </Link>
      <Message>
        <Headline>Reach every subscriber through one API.</Headline>
        <Words>Charge to the phone bill and send SMS. Build in the sandbox today, go live when you are ready.</Words>
      </Message>
    </Panel>
  )
}

/** The mark of the product, sending: its open ring, again and again. */
function Waves() {
  return (
    <Rings viewBox="0 0 400 400" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" aria-hidden>
      {[40, 72, 104, 136, 168].map((r) => (
        <circle
          key={r}
          cx="200"
          cy="200"
          r={r}
          pathLength="100"
          strokeDasharray="78 22"
          transform="rotate(-24 200 200)"
        />
      ))}
      <circle
        data-accent
        cx="200"
        cy="200"
        r="104"
        pathLength="100"
        strokeDasharray="14 86"
        transform="rotate(60 200 200)"
      />
      <circle data-accent cx="200" cy="200" r="4" />
    </Rings>
  )
}
