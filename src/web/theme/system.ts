import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import {
  createSystem,
  defineLayerStyles,
  defineRecipe,
  defineSemanticTokens,
  defineSlotRecipe,
  defineTextStyles,
  defineTokens,
} from '@chakra-ui/react/styled-system'
import { semanticTokens } from '#docs/page/theme/semantic-tokens.ts'
import { tokens } from '#docs/page/theme/tokens.ts'
import { globalCss } from './global-css.ts'
import { buttonRecipe } from './recipes/button.ts'
import { dialogRecipe, drawerRecipe } from './recipes/dialog.ts'
import { inputRecipe } from './recipes/input.ts'
import { tableRecipe } from './recipes/table.ts'
import { timelineRecipe } from './recipes/timeline.ts'
import { toastRecipe } from './recipes/toast.ts'

/** Terms beside their values; stacked where space is narrow. */
const dataListRecipe = defineSlotRecipe({
  slots: ['root', 'item', 'itemLabel', 'itemValue'],
  base: {
    root: { display: 'grid', gap: '4' },
    item: {
      display: 'grid',
      alignItems: 'baseline',
      gap: '1',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'min(200px, 38%) minmax(0, 1fr)' },
    },
    itemLabel: { color: 'muted' },
    itemValue: { minW: '0', overflowWrap: 'anywhere' },
  },
})

/** Heading sizes. */
const headingRecipe = defineRecipe({
  base: { fontWeight: 'semibold' },
  variants: {
    size: {
      sm: { textStyle: 'lead' },
      md: { textStyle: 'title' },
      lg: { textStyle: 'heading' },
      xl: { textStyle: { base: 'heading', md: 'display' }, textWrap: 'balance' },
    },
  },
  defaultVariants: { size: 'md' },
})

/** One style per size, plus monospace and typed text; screens never set a font size. */
const textStyles = defineTextStyles({
  // Kerning draws the dot of '.' and the quotes into one, and messages quote single characters.
  caption: { value: { fontSize: 'xs', lineHeight: 'snug', fontKerning: 'none' } },
  body: { value: { fontSize: 'sm', lineHeight: 'normal' } },
  lead: { value: { fontSize: 'md', lineHeight: 'normal' } },
  title: { value: { fontSize: 'lg', lineHeight: 'snug', fontWeight: 'semibold', letterSpacing: '-0.01em' } },
  heading: { value: { fontSize: 'xl', lineHeight: 'tight', fontWeight: 'semibold', letterSpacing: '-0.02em' } },
  display: { value: { fontSize: '2xl', lineHeight: 'tight', fontWeight: 'semibold', letterSpacing: '-0.03em' } },
  // Plex Mono is wider than the sans font: a slightly smaller size aligns them.
  mono: { value: { fontFamily: 'mono', fontSize: 'max(0.93em, 12px)' } },
  // Typed text with its line breaks.
  typed: { value: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } },
})

const breadcrumbRecipe = defineSlotRecipe({
  slots: ['list', 'item', 'separator'],
  base: {
    list: { display: 'flex', flexWrap: 'wrap', color: 'muted' },
    item: { overflowWrap: 'anywhere' },
    separator: { color: 'line.control', mx: '2' },
  },
})

/** A thick line under the current name. */
const tabsRecipe = defineSlotRecipe({
  slots: ['root', 'list', 'trigger', 'content'],
  base: {
    list: { display: 'flex', gap: '6' },
    trigger: {
      py: '3',
      color: 'muted',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      borderBottomWidth: '2px',
      borderColor: 'transparent',
      cursor: 'pointer',
      _hover: { color: 'ink' },
      _selected: { color: 'ink', borderColor: 'brand.fg' },
      '&:focus-visible': { outlineOffset: '-2px' },
      // Forced colours draw a transparent border.
      _highContrast: { '&:not([aria-selected=true])': { borderColor: 'Canvas' } },
    },
    content: { pt: '6' },
  },
})

const layerStyles = defineLayerStyles({
  /** A section of a screen. */
  card: {
    value: { bg: 'surface', borderWidth: '1px', borderColor: 'line', borderRadius: 'lg', boxShadow: 'card' },
  },
})

/** Placeholders for loading content. */
const skeletonRecipe = defineRecipe({
  base: {
    display: 'block',
    h: '4',
    bg: 'line',
    borderRadius: 'sm',
    animation: 'pulse 1.6s ease-in-out infinite',
    _highContrast: { bg: 'GrayText' },
  },
})

/**
 * Chakra with our tokens and recipes. Without Chakra's default theme, a component whose recipe is missing here is
 * unstyled: system.test.ts names it.
 */
export const system = createSystem(defaultBaseConfig, {
  cssVarsPrefix: 'op',
  preflight: true,
  globalCss,
  conditions: { dark: '[data-theme=dark] &', light: '[data-theme=light] &' },
  theme: {
    // From md on the sidebar is docked.
    breakpoints: { sm: '480px', md: '800px', lg: '1120px' },
    tokens: defineTokens(tokens),
    semanticTokens: defineSemanticTokens(semanticTokens),
    textStyles,
    layerStyles,
    recipes: { button: buttonRecipe, heading: headingRecipe, input: inputRecipe, skeleton: skeletonRecipe },
    slotRecipes: {
      breadcrumb: breadcrumbRecipe,
      dataList: dataListRecipe,
      dialog: dialogRecipe,
      drawer: drawerRecipe,
      table: tableRecipe,
      tabs: tabsRecipe,
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
