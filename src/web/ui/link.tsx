// Links by look: a button, running text, and a button that reads as a link.
import { chakra } from '@chakra-ui/react/styled-system'
import { buttonRecipe } from '#web/theme/recipes/button.ts'

/** A link that looks like a button: `<LinkButton asChild><Link to="/projects">Projects</Link></LinkButton>`. */
export const LinkButton = chakra('a', buttonRecipe)

/** An inline link; wraps a router link by `asChild`. */
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
    // In tables and menus, where the context marks it as a link.
    quiet: { true: { textDecorationColor: 'transparent' } },
  },
})

/** A button that looks like a link ('Resend OTP'). */
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
