import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem } from '@chakra-ui/react/styled-system'
import { globalCss } from './global-css.ts'
import { layerStyles } from './layer-styles.ts'
import { breadcrumbRecipe } from './recipes/breadcrumb.ts'
import { buttonRecipe } from './recipes/button.ts'
import { dataListRecipe } from './recipes/data-list.ts'
import { dialogRecipe, drawerRecipe } from './recipes/dialog.ts'
import { headingRecipe } from './recipes/heading.ts'
import { inputRecipe } from './recipes/input.ts'
import { skeletonRecipe } from './recipes/skeleton.ts'
import { tableRecipe } from './recipes/table.ts'
import { timelineRecipe } from './recipes/timeline.ts'
import { toastRecipe } from './recipes/toast.ts'
import { semanticTokens } from './semantic-tokens.ts'
import { textStyles } from './text-styles.ts'
import { tokens } from './tokens.ts'

/**
 * Our tokens and recipes on Chakra's engine. Chakra's default theme is left out, so a component of Chakra's without a
 * recipe in this list shows up unstyled: system.test.ts names it.
 */
export const system = createSystem(defaultBaseConfig, {
  cssVarsPrefix: 'op',
  preflight: true,
  globalCss,
  conditions: { dark: '[data-theme=dark] &', light: '[data-theme=light] &' },
  theme: {
    // From md on the sidebar is docked.
    breakpoints: { sm: '480px', md: '800px', lg: '1120px' },
    tokens,
    semanticTokens,
    textStyles,
    layerStyles,
    recipes: { button: buttonRecipe, heading: headingRecipe, input: inputRecipe, skeleton: skeletonRecipe },
    slotRecipes: {
      breadcrumb: breadcrumbRecipe,
      dataList: dataListRecipe,
      dialog: dialogRecipe,
      drawer: drawerRecipe,
      table: tableRecipe,
      timeline: timelineRecipe,
      toast: toastRecipe,
    },
    keyframes: {
      spin: { to: { transform: 'rotate(360deg)' } },
      pulse: { '50%': { opacity: '0.45' } },
      slide: { from: { transform: 'translateX(-100%)' } },
      rise: { from: { opacity: '0', transform: 'translateY(4px)' } },
    },
  },
})
