import { defineConditions, defineConfig } from '@chakra-ui/react/styled-system'

type Utilities = NonNullable<Parameters<typeof defineConfig>[0]['utilities']>
type Values = NonNullable<Utilities[string]>['values']

/** Properties that take a token of one kind, each with its short names. */
const taking = (values: Values, properties: Record<string, string[]>): Utilities =>
  Object.fromEntries(Object.entries(properties).map(([property, shorthand]) => [property, { values, shorthand }]))

const utilities = {
  ...taking('spacing', {
    margin: ['m'],
    marginTop: ['mt'],
    marginRight: ['mr'],
    marginBottom: ['mb'],
    marginLeft: ['ml'],
    marginInline: ['mx'],
    marginBlock: ['my'],
    padding: ['p'],
    paddingTop: ['pt'],
    paddingRight: ['pr'],
    paddingBottom: ['pb'],
    paddingLeft: ['pl'],
    paddingInline: ['px'],
    paddingBlock: ['py'],
    gap: [],
    rowGap: [],
    columnGap: [],
    inset: [],
    insetInline: ['insetX'],
    insetBlock: ['insetY'],
    top: [],
    right: [],
    bottom: [],
    left: [],
  }),
  ...taking('sizes', {
    width: ['w'],
    height: ['h'],
    minWidth: ['minW'],
    minHeight: ['minH'],
    maxWidth: ['maxW'],
    maxHeight: ['maxH'],
  }),
  ...taking('colors', {
    background: ['bg'],
    color: [],
    borderColor: [],
    outlineColor: [],
    textDecorationColor: [],
    fill: [],
    stroke: [],
  }),
  ...taking('radii', { borderRadius: [] }),
  ...taking('shadows', { boxShadow: [] }),
  ...taking('fonts', { fontFamily: [] }),
  ...taking('fontSizes', { fontSize: [] }),
  ...taking('fontWeights', { fontWeight: [] }),
  ...taking('lineHeights', { lineHeight: [] }),
  ...taking('durations', { transitionDuration: [], animationDuration: [] }),
  ...taking('easings', { transitionTimingFunction: [], animationTimingFunction: [] }),
  ...taking('zIndex', { zIndex: [] }),
}

const conditions = defineConditions({
  hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])'],
  focusVisible: '&:focus-visible',

  before: '&::before',
  after: '&::after',
  backdrop: '&::backdrop',
  placeholder: '&::placeholder',
  selection: '&::selection',
  first: '&:first-of-type',
  last: '&:last-of-type',
  dark: '[data-theme=dark] &',
  light: '[data-theme=light] &',
})

/**
 * Chakra's default base knows some 250 properties and 90 conditions, 5 kB of every page; this is the part of it that the
 * product speaks. Chakra's types still offer the rest, so base-config.test.ts reads the sources for words this base does
 * not know: add them here.
 */
export const baseConfig = defineConfig({ utilities, conditions })
