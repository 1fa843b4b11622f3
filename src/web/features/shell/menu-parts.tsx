import { Stack, type StackProps } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'

/** The sub-list of an entry. */
export const Children = (props: StackProps) => (
  <Stack as="ul" gap="1px" mt="1" ml="5" pl="3" borderLeftWidth="1px" borderColor="line.strong" {...props} />
)

/** Forced colours replace the wash and the colour of the current entry. */
export const currentInForcedColors = {
  _highContrast: { textDecoration: 'underline', textDecorationThickness: '2px' },
} as const

export const childLook = {
  display: 'block',
  px: '3',
  py: '1',
  minH: '7',
  borderRadius: 'md',
  color: 'muted',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  _hover: { bg: 'hover', color: 'ink' },
} as const

export const Child = chakra(Link, {
  base: { ...childLook, '&[aria-current=page]': { color: 'brand.fg', fontWeight: 'medium', ...currentInForcedColors } },
})

/** A link that is current only on its own page. */
export const here = { exact: true, includeSearch: false }

/** A link that is current on its page and the pages below it, such as a project and its tabs. */
export const hereOrBelow = { exact: false, includeSearch: false }
