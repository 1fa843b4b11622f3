import { chakra } from '@chakra-ui/react/styled-system'

export const ChipRow = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', mt: '1', mb: '2' } })

/** A button that fills in a suggested value. */
export const Chip = chakra(
  'button',
  {
    base: {
      minH: '6',
      px: '2',
      maxW: '100%',
      borderWidth: '1px',
      borderColor: 'brand.line',
      borderRadius: 'full',
      bg: 'brand.wash',
      color: 'brand.fg',
      textStyle: 'caption',
      textAlign: 'start',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
      _hover: { borderColor: 'brand.fg' },
    },
  },
  { defaultProps: { type: 'button' } },
)
