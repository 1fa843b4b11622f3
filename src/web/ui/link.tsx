// Links in three looks, which are no variants of Chakra's Link. entities/link.tsx leads to pages with them.
import { chakra } from '@chakra-ui/react/styled-system'
import { buttonRecipe } from '#web/theme/recipes/button.ts'

/** Looks like a button. */
export const AnchorButton = chakra('a', buttonRecipe)

/** An inline link to a file, a mail address or a place of the page. */
export const Anchor = chakra('a', {
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
