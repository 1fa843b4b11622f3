import { describe, expect, it } from 'vitest'
import { roles } from '#domain/roles.ts'
import { commands } from '#server/portal-commands.ts'
import { read } from './support/tree.ts'

// What an operator types: commands, their subcommands and options, and settings.

const settings = [...read('deploy/portal.env').matchAll(/^#?([A-Z_]+)=/gm)].map(([, name = '']) => name)
/** Read by the shell script that starts Node. */
const ofTheStart = [...read('deploy/bin/portal').matchAll(/\$\{([A-Z_]+):-/g)].map(([, name = '']) => name)

/** What follows `portal` in the code of a page, up to the end of the line or code span. */
const callsIn = (text: string) => [...text.matchAll(/(?:`|\/bin\/)portal ([a-z][^`\n]*)/g)].map(([, call = '']) => call)

async function usageOf(name: string): Promise<string> {
  return (await commands[name]?.load())?.usage(`portal ${name}`) ?? ''
}

/** The words and options of a call that its usage does not have. Placeholders are in capitals. */
async function unknownIn(call: string): Promise<string[]> {
  const [name = '', ...words] = call.split(/\s+/)
  const usage = await usageOf(name)
  if (usage === '') return [name]
  return words.filter((word) => /^(--)?[a-z][\w-]*$/.test(word) && !usage.includes(word))
}

describe.each(['docs/operating.md', 'deploy/INSTALL.md', 'SECURITY.md'])('%s', (page) => {
  const text = read(page)

  it('names commands of the portal that exist', async () => {
    const unknown = await Promise.all(callsIn(text).map(async (call) => ({ call, words: await unknownIn(call) })))
    expect(unknown.filter(({ words }) => words.length > 0)).toEqual([])
  })

  it('names settings that exist', () => {
    const named = [...text.matchAll(/\b[A-Z]{2,}(?:_[A-Z]+)+\b/g)].map(([name]) => name)
    // Set by sudo.
    const known: string[] = [...settings, ...ofTheStart, ...roles, 'SUDO_USER']
    expect(named.filter((name) => !known.includes(name))).toEqual([])
  })
})

it.each(['docs/operating.md', 'deploy/INSTALL.md'])('%s stops the sockets with their processes', (page) => {
  const stopped = [...read(page).matchAll(/systemctl stop ([^`\n]+)/g)].map(([, units]) => units)
  expect(stopped).not.toEqual([])
  expect(stopped.filter((units) => !units?.includes('.socket'))).toEqual([])
})

it('docs/operating.md has at most 2 500 words', () => {
  const words = read('docs/operating.md')
    .split(/\s+/)
    .filter((word) => /\w/.test(word))
  expect(words.length).toBeLessThanOrEqual(2500)
})

it('docs/operating.md names every command', () => {
  const named = callsIn(read('docs/operating.md')).map((call) => call.split(' ')[0])
  expect(Object.keys(commands).filter((name) => name !== 'serve' && !named.includes(name))).toEqual([])
})
