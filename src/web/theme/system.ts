import { createSystem } from '@chakra-ui/react/styled-system'
import { baseConfig } from './base-config.ts'
import { globalCss } from './global-css.ts'
import { semanticTokens } from './semantic-tokens.ts'
import { textStyles } from './text-styles.ts'
import { tokens } from './tokens.ts'

/**
 * Our own tokens on Chakra's engine. None of Chakra's recipes is included: every component in ui/ carries its own
 * beside it, so a component of Chakra's that is used without one would show up unstyled.
 */
export const system = createSystem(baseConfig, {
  cssVarsPrefix: 'op',
  preflight: true,
  globalCss,
  theme: {
    // md is where the sidebar docks (specification.md, section 9).
    breakpoints: { sm: '480px', md: '800px', lg: '1120px' },
    tokens,
    semanticTokens,
    textStyles,
    keyframes: {
      spin: { to: { transform: 'rotate(360deg)' } },
      pulse: { '50%': { opacity: '0.45' } },
      slide: { from: { transform: 'translateX(-100%)' } },
      rise: { from: { opacity: '0', transform: 'translateY(4px)' } },
    },
  },
})
