import { type PaletteName, palette } from '#domain/palette.ts'

const hue = (name: PaletteName) => ({ value: { base: palette[name][0], _dark: palette[name][1] } })

const status = <S extends 'draft' | 'pending' | 'live' | 'rejected' | 'suspended'>(name: S) => ({
  fg: hue(`${name}Text`),
  wash: hue(`${name}Wash`),
  line: hue(`${name}Line`),
})

/** Tokens with a value for each theme, in the shape that Chakra's `defineSemanticTokens` takes. */
export const semanticTokens = {
  colors: {
    page: hue('page'),
    surface: hue('surface'),
    sunken: hue('sunken'),
    raised: hue('raised'),
    hover: hue('hover'),
    ink: hue('ink'),
    muted: hue('muted'),
    subtle: hue('subtle'),
    line: { DEFAULT: hue('line'), strong: hue('lineStrong'), control: hue('control') },
    brand: {
      solid: hue('brandSolid'),
      hover: hue('brandSolidHover'),
      on: hue('onBrand'),
      fg: hue('brandText'),
      wash: hue('brandWash'),
      line: hue('brandLine'),
    },
    danger: {
      solid: hue('dangerSolid'),
      hover: hue('dangerSolidHover'),
      on: hue('onDanger'),
      fg: hue('rejectedText'),
      wash: hue('rejectedWash'),
      line: hue('rejectedLine'),
    },
    draft: status('draft'),
    pending: status('pending'),
    live: status('live'),
    rejected: status('rejected'),
    suspended: status('suspended'),
    backdrop: { value: 'rgb(10 12 18 / 55%)' },
  },
  shadows: {
    raised: {
      value: {
        base: '0 1px 2px rgb(22 26 34 / 6%), 0 8px 24px rgb(22 26 34 / 10%)',
        _dark: '0 1px 2px rgb(0 0 0 / 50%), 0 12px 32px rgb(0 0 0 / 45%)',
      },
    },
    card: {
      value: { base: '0 1px 2px rgb(22 26 34 / 5%)', _dark: '0 1px 2px rgb(0 0 0 / 40%)' },
    },
  },
}
