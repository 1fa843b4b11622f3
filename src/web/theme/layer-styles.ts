import { defineLayerStyles } from '@chakra-ui/react/styled-system'

export const layerStyles = defineLayerStyles({
  /** A section of a screen, lying on the page. */
  card: {
    value: { bg: 'surface', borderWidth: '1px', borderColor: 'line', borderRadius: 'lg', boxShadow: 'card' },
  },
})
