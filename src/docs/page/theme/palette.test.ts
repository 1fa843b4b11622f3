import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type PaletteName, palette } from '#domain/palette.ts'

const channel = (c: number) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
const luminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => channel(Number.parseInt(hex.slice(i, i + 2), 16) / 255))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const contrast = (a: string, b: string) => {
  const [hi = 0, lo = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (hi + 0.05) / (lo + 0.05)
}

const grounds = ['page', 'surface', 'sunken', 'raised', 'hover'] as const
const texts: [PaletteName, readonly PaletteName[]][] = [
  ['ink', [...grounds, 'brandWash']],
  ['muted', grounds],
  ['subtle', ['page', 'surface', 'raised', 'hover']],
  ['brandText', [...grounds, 'brandWash']],
  ['onBrand', ['brandSolid', 'brandSolidHover']],
  ['onDanger', ['dangerSolid', 'dangerSolidHover']],
  ['draftText', ['draftWash']],
  ['pendingText', ['pendingWash']],
  ['liveText', ['liveWash', 'surface']],
  ['rejectedText', ['rejectedWash', 'page', 'surface']],
  ['suspendedText', ['suspendedWash']],
]

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('%s palette', (_theme, at) => {
  it.each(texts.flatMap(([text, on]) => on.map((ground) => [text, ground] as const)))(
    'has AA contrast for %s on %s',
    (text, ground) => {
      expect(contrast(palette[text][at], palette[ground][at])).toBeGreaterThanOrEqual(4.5)
    },
  )

  it.each(['page', 'surface'] as const)('has visible control borders on %s', (ground) => {
    expect(contrast(palette.control[at], palette[ground][at])).toBeGreaterThanOrEqual(3)
  })
})

it('paints the page colour first', () => {
  const css = readFileSync(`${import.meta.dirname}/fonts.css`, 'utf8').toUpperCase()
  for (const colour of palette.page) expect(css).toContain(colour)
})
