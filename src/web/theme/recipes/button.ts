import { defineRecipe } from '@chakra-ui/react/styled-system'

/** Shared by buttons and by links that look like one. */
export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: '0',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'md',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transitionProperty: 'background, border-color, color',
    transitionDuration: 'quick',
    transitionTimingFunction: 'out',
    '&[aria-disabled=true]': { cursor: 'not-allowed', opacity: '0.55' },
    '&[aria-busy=true]': { cursor: 'progress', opacity: '1' },
    '& svg': { flexShrink: '0' },
  },
  variants: {
    variant: {
      primary: {
        bg: 'brand.solid',
        color: 'brand.on',
        '&:hover:not([aria-disabled=true])': { bg: 'brand.hover' },
      },
      secondary: {
        bg: 'surface',
        color: 'ink',
        borderColor: 'line.strong',
        '&:hover:not([aria-disabled=true])': { bg: 'hover', borderColor: 'line.control' },
      },
      danger: {
        bg: 'danger.solid',
        color: 'danger.on',
        '&:hover:not([aria-disabled=true])': { bg: 'danger.hover' },
      },
      ghost: {
        color: 'ink',
        '&:hover:not([aria-disabled=true])': { bg: 'hover' },
      },
    },
    size: {
      sm: { h: '8', px: '3', textStyle: 'body' },
      md: { h: '10', px: '4', textStyle: 'body' },
      lg: { h: '12', px: '6', textStyle: 'lead' },
      icon: { h: '8', w: '8', p: '0' },
    },
    wide: { true: { w: '100%' } },
    /** For a label that holds a name, which may be longer than a phone is wide. */
    wraps: {
      true: {
        h: 'auto',
        minH: '10',
        maxW: '100%',
        py: '2',
        flexShrink: '1',
        textAlign: 'center',
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
      },
    },
  },
  defaultVariants: { variant: 'primary', size: 'md' },
})
