import { globSync, readFileSync } from 'node:fs'
import { pointerTo } from '#docs/compiler/document.ts'
import { DocumentError, exitOnDocumentError, type Problem } from '#docs/compiler/read/document-error.ts'
import { withLines } from '#docs/compiler/read/locate.ts'
import { operationsOf } from './generate/openapi.ts'
import { readSpecs, sourcesOf } from './generate/read-specs.ts'
import { findSpecs } from './generate/specs.ts'

const usage = `usage: node scripts/client-use.ts

Lists every generated hook that no screen imports, and every operation of the contract that neither a screen nor a test
uses. codegen.config.ts defines which hook an operation gets.`

const identifiersIn = (pattern: string, without: string) =>
  new Set(
    globSync(pattern)
      .filter((path) => !path.startsWith(without))
      .flatMap((path) => readFileSync(path, 'utf8').match(/\w+/g) ?? []),
  )

if (process.argv.includes('--help')) console.log(usage)
else {
  const onScreens = identifiersIn('src/web/**/*.{ts,tsx}', 'src/generated')
  const inTests = identifiersIn('tests/**/*.{ts,tsx}', 'src/generated')
  const exported = globSync('src/generated/*/client/*.ts').flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/^ *export (?:const|function) (\w+)/gm)].map(([, name = '']) => name),
  )
  const hooks = [...new Set(exported)].filter((name) => /^use[A-Z]/.test(name))
  const unusedHooks = hooks.filter((hook) => !onScreens.has(hook))
  const pascal = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`
  const isUnused = (id: string) => {
    const names = [id, `use${pascal(id)}`, `use${pascal(id)}Suspense`, `use${pascal(id)}Infinite`]
    return !names.some((name) => onScreens.has(name)) && !inTests.has(id)
  }
  const specs = await readSpecs(findSpecs().filter(({ kind }) => kind === 'api')).catch(exitOnDocumentError)
  const unusedOperations = specs.flatMap(({ source, document }) =>
    operationsOf(document)
      .filter(({ operationId }) => isUnused(operationId))
      .map(
        ({ path, method, operationId }): Problem => ({
          file: source,
          pointer: pointerTo(['paths', path, method, 'operationId']),
          message: `no screen and no test uses the operation ${operationId}: use it, or remove it`,
        }),
      ),
  )
  for (const hook of unusedHooks)
    console.error(`codegen.config.ts: no screen uses ${hook}: change \`operations\` there`)
  const unused = withLines(new DocumentError(...unusedOperations), sourcesOf(specs))
  if (unused instanceof DocumentError && unusedOperations.length > 0) console.error(unused.message)
  console.log(`${hooks.length} hooks, ${unusedHooks.length} unused; ${unusedOperations.length} operations unused`)
  if (unusedHooks.length + unusedOperations.length > 0) process.exitCode = 1
}
