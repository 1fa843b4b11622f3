import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { palette } from '#web/theme/palette.ts'
import { themeCss } from './theme-css.ts'

const css = themeCss()
const web = join(import.meta.dirname, '../../../web')

it('holds every colour of the palette, light and dark', () => {
  const missing = Object.values(palette)
    .flat()
    .filter((colour) => !css.includes(colour))
  expect(missing).toEqual([])
})

it('leaves no nested rule and no stringified object', () => {
  expect(css).not.toMatch(/&|\[object|undefined/)
})

it.each(globSync('{reference,docs-site}/**/*.css', { cwd: web }))('defines every variable that %s uses', (file) => {
  const taken = readFileSync(join(web, file), 'utf8').matchAll(/var\((--op-[\w-]+)/g)
  const unknown = [...taken].map(([, name = '']) => name).filter((name) => !css.includes(`${name}:`))
  expect(unknown).toEqual([])
})
