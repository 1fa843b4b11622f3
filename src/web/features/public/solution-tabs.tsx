import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import * as pageNames from '#domain/page-names.ts'
import { solutionLinks } from './public-links.ts'

const Tab = chakra(Link, {
  base: {
    py: '3',
    color: 'muted',
    fontWeight: 'medium',
    whiteSpace: { md: 'nowrap' },
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    _hover: { color: 'ink' },
    '&[aria-current=page]': { color: 'ink', borderColor: 'brand.fg' },
    '&:focus-visible': { outlineOffset: '-2px' },
    // Forced colours draw a transparent border.
    _highContrast: { '&:not([aria-current=page])': { borderColor: 'Canvas' } },
  },
})

const here = { exact: true }

/** The three pages of Our Solutions. */
export const SolutionTabs = () => (
  <Flex
    as="nav"
    align="flex-end"
    gap="6"
    pt="4"
    boxShadow="inset 0 -1px {colors.line}"
    overflowX="auto"
    aria-label={pageNames.ourSolutions}
  >
    {solutionLinks.map(({ to, label }) => (
      <Tab key={to} to={to} activeOptions={here}>
        {label}
      </Tab>
    ))}
  </Flex>
)
