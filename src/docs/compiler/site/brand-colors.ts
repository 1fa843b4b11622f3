import { contrast, mix, textContrast } from '#docs/model/contrast.ts'
import { palette } from '#domain/palette.ts'

type Theme = 'light' | 'dark'

/** The colour of links and buttons, as '#2A3FBF'. The dark one may be left to the build. */
export interface Brand {
  light: string
  dark?: string | undefined
}

interface BrandColors {
  /** A style sheet that replaces the brand's variables of the theme. */
  css: string
  /** Colours whose text would be hard to read. */
  findings: { theme: Theme; message: string }[]
}

const grounds = ['page', 'surface', 'sunken', 'raised', 'hover'] as const
/** The least contrast of a dark colour that is derived from the light one. */
const derivedContrast = 6
const white = '#FFFFFF'
const black = '#000000'

/** Tints and shades of the settings' colour for both themes, so that every text has AA contrast. */
export function brandColors({ light, dark }: Brand): BrandColors {
  const [ofLight, ofDark] = [
    shadesOf(light, 'light'),
    dark ? shadesOf(dark, 'dark') : shadesOf(light, 'dark', derivedContrast),
  ]
  const findings = [findingOf(light, ofLight.text, 'light'), dark ? findingOf(dark, ofDark.text, 'dark') : []].flat()
  return { css: `:root{${variables(ofLight)}}\n[data-theme=dark]{${variables(ofDark)}}\n`, findings }
}

function shadesOf(color: string, theme: Theme, minRatio = textContrast) {
  const text = readable(color, theme, minRatio)
  const solid = theme === 'light' ? color.toUpperCase() : text
  const on = contrast(white, solid) >= textContrast ? white : black
  return {
    solid,
    on,
    text,
    hover: mix(solid, on === white ? black : white, 0.15),
    wash: washOf(text, theme),
    line: mix(text, groundOf('surface', theme), 0.65),
  }
}

const groundOf = (name: (typeof grounds)[number], theme: Theme) => palette[name][theme === 'light' ? 0 : 1]
const washOf = (color: string, theme: Theme) => mix(groundOf('surface', theme), color, theme === 'light' ? 0.08 : 0.14)

/** The ground on which the colour is hardest to read. */
function worstGround(color: string, theme: Theme): { ground: string; figure: number } {
  const [worst] = [...grounds.map((name) => groundOf(name, theme)), washOf(color, theme)]
    .map((ground) => ({ ground, figure: contrast(color, ground) }))
    .sort((one, other) => one.figure - other.figure)
  return worst ?? { ground: white, figure: 1 }
}

/** The colour, darkened or lightened until it is readable on every ground. */
function readable(color: string, theme: Theme, minRatio: number): string {
  const toward = theme === 'light' ? black : white
  const shades = Array.from({ length: 51 }, (_, step) => mix(color, toward, step / 50))
  return shades.find((shade) => worstGround(shade, theme).figure >= minRatio) ?? toward
}

function findingOf(color: string, text: string, theme: Theme): BrandColors['findings'] {
  if (text === color.toUpperCase()) return []
  const { ground, figure } = worstGround(color, theme)
  const rounded = (Math.floor(figure * 10) / 10).toFixed(1)
  const message = `${color} has contrast ${rounded} on ${ground} in the ${theme} theme, and text needs ${textContrast}: choose ${text}`
  return [{ theme, message }]
}

const variables = ({ solid, hover, on, text, wash, line }: ReturnType<typeof shadesOf>): string =>
  Object.entries({ solid, hover, on, fg: text, wash, line })
    .map(([name, value]) => `--op-colors-brand-${name}:${value}`)
    .join(';')
