// Links by look: a button, running text, and a button that reads as a link.
import { chakra } from '@chakra-ui/react/styled-system'
import { buttonRecipe } from '#web/theme/recipes/button.ts'

/** Looks like a button, goes somewhere: `<LinkButton asChild><Link to="/projects">Projects</Link></LinkButton>`. */
export const LinkButton = chakra('a', buttonRecipe)

/** A link in running text; takes a router's link by `asChild` too. */
export const TextLink = chakra('a', {
  base: {
    color: 'brand.fg',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '3px',
    textDecorationColor: 'brand.line',
    cursor: 'pointer',
    transitionProperty: 'text-decoration-color',
    transitionDuration: 'quick',
    _hover: { textDecorationColor: 'currentColor' },
  },
  variants: {
    // In tables and menus the place already says that it is a link.
    quiet: { true: { textDecorationColor: 'transparent' } },
  },
})

/** Does something, reads as a link ('Resend OTP'). */
export const ButtonLink = chakra(
  'button',
  {
    base: {
      color: 'brand.fg',
      fontWeight: 'medium',
      textUnderlineOffset: '3px',
      cursor: 'pointer',
      _hover: { textDecoration: 'underline' },
      '&[aria-disabled=true]': { color: 'subtle', cursor: 'not-allowed', textDecoration: 'none' },
    },
  },
  { defaultProps: { type: 'button' } },
)
