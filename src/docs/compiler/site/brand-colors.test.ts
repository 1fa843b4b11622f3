import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contrast, textContrast } from '#docs/model/contrast.ts'
import { palette } from '#domain/palette.ts'
import { brandColors } from './brand-colors.ts'

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`)
const variable = (css: string, name: string) => new RegExp(`--op-colors-brand-${name}:(#\\w{6})`).exec(css)?.[1] ?? ''

it('has AA contrast for every text of any colour', () => {
  fc.assert(
    fc.property(color, color, (light, dark) => {
      const [ofLight = '', ofDark = ''] = brandColors({ light, dark }).css.split('[data-theme=dark]')
      for (const [css, theme] of [
        [ofLight, 0],
        [ofDark, 1],
      ] as const) {
        const grounds = [palette.page, palette.surface, palette.sunken, palette.raised, palette.hover].map(
          (both) => both[theme],
        )
        for (const ground of [...grounds, variable(css, 'wash')])
          expect(contrast(variable(css, 'fg'), ground)).toBeGreaterThanOrEqual(textContrast)
        for (const ground of ['solid', 'hover'])
          expect(contrast(variable(css, 'on'), variable(css, ground))).toBeGreaterThanOrEqual(textContrast)
      }
    }),
  )
})

it('keeps a readable colour and makes the dark one without a warning', () => {
  const { css, findings } = brandColors({ light: '#2A3FBF' })
  expect(findings).toEqual([])
  expect(variable(css, 'fg')).toBe('#2A3FBF')
})
