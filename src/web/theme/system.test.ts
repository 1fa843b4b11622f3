import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { system } from './system.ts'

const web = `${import.meta.dirname}/..`
const withoutRecipe = [
  'box',
  'circle',
  'client-only',
  'flex',
  'grid',
  'portal',
  'preset-base',
  'span',
  'stack',
  'styled-system',
  'text',
  'visually-hidden',
]
const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const isStyled = (key: string) => system.isRecipe(key) || system.isSlotRecipe(key)

it('has a recipe for every component of Chakra that the sources import', async () => {
  const missing: string[] = []
  for await (const file of glob('**/*.{ts,tsx}', { cwd: web })) {
    const imports = readFileSync(`${web}/${file}`, 'utf8').matchAll(/from '@chakra-ui\/react\/([\w-]+)'/g)
    for (const [, component = ''] of imports) {
      if (!withoutRecipe.includes(component) && !isStyled(camelCase(component))) missing.push(`${file}: ${component}`)
    }
  }
  expect(missing).toEqual([])
})
