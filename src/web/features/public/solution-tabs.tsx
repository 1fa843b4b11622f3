import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { solutionLinks } from './public-links.ts'

const Root = chakra('nav', {
  base: { display: 'flex', gap: '6', borderBottomWidth: '1px', borderColor: 'line', overflowX: 'auto', pt: '4' },
})
const Tab = chakra(Link, {
  base: {
    py: '3',
    mb: '-1px',
    color: 'muted',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    _hover: { color: 'ink' },
    '&[aria-current=page]': { color: 'ink', borderColor: 'brand.fg' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
})

const here = { exact: true }

/** The three pages of Our Solutions. */
export const SolutionTabs = () => (
  <Root aria-label="Our Solutions">
    {solutionLinks.map(({ to, label }) => (
      <Tab key={to} to={to} activeOptions={here}>
        {label}
      </Tab>
    ))}
  </Root>
)
