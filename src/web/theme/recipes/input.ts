import { defineRecipe } from '@chakra-ui/react/styled-system'

/** Shared by all inputs. 16 px on phones, because browsers zoom in on smaller text. */
export const inputRecipe = defineRecipe({
  base: {
    w: '100%',
    h: '10',
    px: '3',
    bg: 'surface',
    color: 'ink',
    fontSize: { base: 'md', md: 'sm' },
    lineHeight: 'normal',
    borderWidth: '1px',
    borderColor: 'line.control',
    borderRadius: 'md',
    transitionProperty: 'border-color',
    transitionDuration: 'quick',
    _placeholder: { color: 'subtle', opacity: '1' },
    '&:hover:not(:disabled)': { borderColor: 'muted' },
    '&:focus-visible': { outlineOffset: '-1px', borderColor: 'brand.fg', borderRadius: 'md' },
    '&[aria-invalid=true]': { borderColor: 'danger.fg' },
    '&[readonly]': { bg: 'sunken', color: 'muted', borderColor: 'line.strong' },
    '&:disabled': { bg: 'sunken', color: 'subtle', cursor: 'not-allowed', borderColor: 'line.strong' },
  },
})
