import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast, textContrast } from '#docs/model/contrast.ts'
import { type PaletteName, palette } from '#domain/palette.ts'

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
      expect(contrast(palette[text][at], palette[ground][at])).toBeGreaterThanOrEqual(textContrast)
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
