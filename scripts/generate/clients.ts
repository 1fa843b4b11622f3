import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generate, type MutationInvalidatesConfig } from 'orval'
import type { OpenApiDocument } from '#domain/openapi.ts'
import { apis, clientOutput, type Invalidation, mutationInvalidates, mutator } from '../../codegen.config.ts'
import { jsonText } from './bundle.ts'
import { clientDocument } from './client-input.ts'
import { type ApiDocument, operationsOf } from './openapi.ts'
import { filesIn, header, type Output } from './output.ts'

/** Runs orval, which can only write files, in the work folder and reads the files back. */
export async function writeClients(specs: ApiDocument[], workFolder: string): Promise<Output> {
  const output: Output = new Map()
  for (const { name, source, document } of specs) {
    const api = apis.find((each) => each === name)
    if (!api) continue
    const input = join(workFolder, `${name}.json`)
    writeFileSync(input, jsonText(clientDocument(document)))
    const out = join(workFolder, 'client')
    const invalidates = invalidations(document, mutationInvalidates[api])
    await withoutConsoleLog(() => generate({ input, output: clientOutput(api, out, invalidates) }))
    for (const path of filesIn(join(out, name))) {
      const file = sourceOf(source, path)
      output.set(`${name}/${path}`, {
        text: cleanSource(readFileSync(join(out, name, path), 'utf8'), file),
        source: file,
      })
    }
  }
  return output
}

/** The operations of one tag are in the specification file of that name. */
function sourceOf(specification: string, generated: string): string {
  const tag = /^client\/(.+)\.ts$/.exec(generated)?.[1]
  const file = specification.replace(/\.yaml$/, `/${tag}.yaml`)
  return tag && existsSync(file) ? file : specification
}

/** Orval looks for a query's key in the file of the mutation, so a query with another tag needs its file name. */
function invalidations(document: OpenApiDocument, rules: Invalidation[]): MutationInvalidatesConfig {
  const tags = new Map(operationsOf(document).map(({ operationId, tags }) => [operationId, tags?.[0]]))
  const tagOf = (operationId: string) => tags.get(operationId.replace(/(WithJson|WithFormData|Infinite)$/, ''))
  return rules.flatMap(({ onMutations, invalidates }) =>
    onMutations.map((mutation) => ({
      onMutations: [mutation],
      invalidates: invalidates.map((target) => {
        const { query, ...rest } = typeof target === 'string' ? { query: target } : target
        const tag = tagOf(query)
        return { query, ...rest, ...(tag !== tagOf(mutation) && { file: `./${tag}.ts` }) }
      }),
    })),
  )
}

/** Replaces orval's header, imports the mutator by its alias, and removes types that repeat those of the functions. */
function cleanSource(text: string, source: string): string {
  const body = text.replace(/^\/\*\*[\s\S]*?\*\/\n/, '')
  const path = mutator.path.replace(/^src\//, '#')
  return (
    header(source) +
    body
      .replaceAll(/^ *export type \w+(?:QueryResult|QueryError|MutationResult|MutationBody|MutationError) = .*\n/gm, '')
      .replaceAll(/from '(?:\.\.?\/)+(?:[^']*\/)?web\/api\/http(?:\.ts)?'/g, `from '${path}'`)
  )
}

/** Suppresses orval's progress messages. Errors are thrown. */
async function withoutConsoleLog(work: () => Promise<void>): Promise<void> {
  const { log } = console
  console.log = () => {}
  try {
    await work()
  } finally {
    console.log = log
  }
}
