import { lint, loadConfig } from '@redocly/openapi-core'
import { load } from 'js-yaml'
import { hasEngine } from '#docs/compiler/product/engine.ts'
import { DocumentError, exitOnDocumentError, type Problem } from '#docs/compiler/read/document-error.ts'
import { LocalResolver } from '#docs/compiler/read/local-resolver.ts'
import { problemOf, withLines } from '#docs/compiler/read/locate.ts'
import { pointerTo } from '#domain/json-pointer.ts'
import { roles } from '#domain/roles.ts'
import { type ReadSpec, readSpecs, sourcesOf } from './generate/read-specs.ts'
import { findSpecs } from './generate/specs.ts'
import { lintDeprecations } from './lint-specs/deprecation-rules.ts'
import { findWrongNumbers } from './lint-specs/message-numbers.ts'
import { lintDocument } from './lint-specs/rules.ts'
import { parseOptions } from './parse-options.ts'

const help = `Checks every specification in openapi/ with Redocly's recommended rules (redocly.yaml) and our own
(scripts/lint-specs/): operationId, descriptions, examples, security and roles, documented failures, a message per limit,
closed request bodies, the numbers in messages. For an API product without a simulator engine it only checks that a
page can show the whole file.
Prints one line for each problem: the file, the line, what is wrong and what to do.

  npm run lint:specs
`

parseOptions(help, {})
await lintAll().catch(exitOnDocumentError)

async function lintAll(): Promise<void> {
  // Throws for files that a page cannot show completely, like the build.
  const specs = await readSpecs(findSpecs())
  const checked = specs.filter(({ kind, document }) => kind === 'api' || hasEngine(document))
  const problems: Problem[] = []
  for (const spec of checked) problems.push(...(await lintRecommended(spec)), ...lintOwn(spec))
  problems.push(...lintNumbers(checked))
  if (problems.length > 0) throw withLines(new DocumentError(...problems), sourcesOf(specs))
  for (const spec of specs) {
    const rules = checked.includes(spec)
      ? 'follows the rules'
      : 'a page can show the whole file; our rules do not apply'
    console.log(`${spec.source}: ${rules}`)
  }
}

/** In the files as they are written, where a pointer leads to the line to correct. */
function lintNumbers(specs: ReadSpec[]): Problem[] {
  return [...sourcesOf(specs)].flatMap(([file, { body }]) =>
    findWrongNumbers(load(body)).map(({ pointer, message }) => ({
      file,
      pointer: `#${pointer}`,
      message: `${message} (message-numbers)`,
    })),
  )
}

async function lintRecommended({ source }: ReadSpec): Promise<Problem[]> {
  const config = await loadConfig({ configPath: 'redocly.yaml' })
  const found = await lint({ ref: source, config, externalRefResolver: new LocalResolver() })
  return found.map((problem) => {
    const { message, ...place } = problemOf(problem)
    return { ...place, message: `${message} (${problem.ruleId})` }
  })
}

function lintOwn({ source, document, kind }: ReadSpec): Problem[] {
  const ofOperations = lintDocument(document, { roles, kind }).map(({ rule, path, method, where, message }) => ({
    file: source,
    pointer: pointerTo(['paths', path, method]),
    message: `${where} ${message} (${rule})`,
  }))
  const deprecations = lintDeprecations(document).map((found) => ({ file: source, ...found }))
  return [...ofOperations, ...deprecations]
}
