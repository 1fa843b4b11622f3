import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generate } from 'orval'
import { apis, clientInput, clientOutput, mutator } from '../../codegen.config.ts'
import { tidyPaths } from './client-input.ts'
import { filesIn, header, type Output } from './output.ts'
import type { Spec } from './specs.ts'

/** Orval's hooks, query options and fetch functions, written to the work folder and read back from there. */
export async function writeClients(specs: Spec[], workFolder: string): Promise<Output> {
  const output: Output = new Map()
  for (const { name, source } of specs.filter((spec) => apis.some((api) => api === spec.name))) {
    const out = join(workFolder, 'client')
    await quietly(() =>
      generate({ input: clientInput(join(workFolder, `${name}.json`)), output: clientOutput(name, out) }),
    )
    for (const path of filesIn(join(out, name))) {
      const text = tidy(readFileSync(join(out, name, path), 'utf8'), source)
      output.set(`${name}/${path}`, { text, source })
    }
  }
  return output
}

/** Our header instead of orval's, and the mutator by its import name, which holds in every folder. */
function tidy(text: string, source: string): string {
  const body = text.replace(/^\/\*\*[\s\S]*?\*\/\n/, '')
  const path = mutator.path.replace(/^src\//, '#')
  return (
    header(source) +
    tidyPaths(body).replaceAll(/from '(?:\.\.?\/)+(?:[^']*\/)?web\/api\/http(?:\.ts)?'/g, `from '${path}'`)
  )
}

/** Orval celebrates on the console; only its failures are of interest here. */
async function quietly(work: () => Promise<void>): Promise<void> {
  const { log } = console
  console.log = () => {}
  try {
    await work()
  } finally {
    console.log = log
  }
}
