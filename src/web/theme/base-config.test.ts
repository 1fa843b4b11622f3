// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { expect, it } from 'vitest'
import { baseConfig } from './base-config.ts'

type Base = typeof baseConfig

const shorthands = ({ utilities = {} }: Base) => Object.values(utilities).flatMap((utility) => utility?.shorthand ?? [])
const conditions = ({ conditions: known = {} }: Base) => Object.keys(known).map((name) => `_${name}`)
const transforms = ({ utilities = {} }: Base) =>
  Object.keys(utilities).filter((name) => utilities[name]?.transform && !(name in document.documentElement.style))
const words = (base: Base) => [...shorthands(base), ...conditions(base), ...transforms(base)]

it('knows every word of Chakra that the sources use', async () => {
  const unknown = words(defaultBaseConfig).filter((word) => !words(baseConfig).includes(word))
  const used = new RegExp(`(?<![\\w.'"-])(${unknown.join('|')})(?=: ['{]|=["{])`, 'g')
  const found: string[] = []
  for await (const file of glob('**/*.{ts,tsx}', { cwd: `${import.meta.dirname}/..` })) {
    if (file.includes('.test.')) continue
    const source = readFileSync(`${import.meta.dirname}/../${file}`, 'utf8')
    if (!source.includes('@chakra-ui/react') && !source.includes('#web/ui/')) continue
    for (const [word] of source.matchAll(used)) found.push(`${file}: ${word}`)
  }
  expect(found).toEqual([])
})
