import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { system } from '#web/theme/system.ts'
import { themeCss, themeVariables } from './theme-css.ts'

const css = themeCss()
const docs = join(import.meta.dirname, '../..')
const sheets = globSync('**/*.css', { cwd: docs })

it('gives every variable the value that it has in the portal', () => {
  const inPortal = (name: string) => system.tokens.allTokens.find((token) => token.extensions.cssVar?.var === name)
  const different = themeVariables().filter(({ name, light, dark }) => {
    const conditions = inPortal(name)?.extensions.conditions
    const value = inPortal(name)?.originalValue
    return conditions
      ? conditions.base !== light || (conditions._dark ?? conditions.base) !== dark
      : String(value) !== light
  })
  expect(different).toEqual([])
})

it('has the variables of both themes', () => {
  expect(css).toMatch(/^:root\{--op-spacing-0:0;.*\}\n\[data-theme=dark\]\{--op-colors-page:#0F1216;.*\}$/)
})

it.each(sheets)('defines every variable that %s uses', (file) => {
  const taken = readFileSync(join(docs, file), 'utf8').matchAll(/var\((--op-[\w-]+)/g)
  const unknown = [...taken].map(([, name = '']) => name).filter((name) => !css.includes(`${name}:`))
  expect(unknown).toEqual([])
})

it('checks the style sheets of page, TRY OUT and site', () => {
  expect(new Set(sheets.map((file) => file.split('/')[0]))).toEqual(new Set(['page', 'site', 'try-out']))
})
