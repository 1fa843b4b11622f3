import { globSync, readFileSync } from 'node:fs'
import { DocumentError, exitOnDocumentError, type Problem } from '#docs/compiler/read/document-error.ts'
import { withLines } from '#docs/compiler/read/locate.ts'
import { capitalize } from '#domain/capitalize.ts'
import { pointerTo } from '#domain/json-pointer.ts'
import { mutationInvalidates } from '../codegen.config.ts'
import { operationsOf } from './generate/openapi.ts'
import { readSpecs, sourcesOf } from './generate/read-specs.ts'
import { findSpecs } from './generate/specs.ts'

const usage = `usage: npm run check -- client

Lists
- every generated hook that no screen imports; the options of its mutation count as the hook, since Orval generates both:
  useSaveOrganisation and useSubmitGoLive are unused because saving and submitting happen outside of components,
- every function without a hook or options that no file of src/web imports,
- every function of a mutation that a screen imports, though only the hook invalidates queries,
- every operation of the contract that no screen imports and no request of a test names.
codegen.config.ts defines which hook an operation gets.`

/** Screens show comparisons of submissions only. Generated functions call src/web/api, so refresh.ts there calls none of them. */
const onlyTested = ['getSubmission', 'refreshSession']

/** The names that these files, without tests, import from the generated clients. */
function importsIn(pattern: string): Set<string> {
  const imports = /(?:import|const) \{([^}]*)\} (?:from |= await import\()'#generated\/\w+\/client\//g
  const files = globSync(pattern).filter((path) => !/\.test\.tsx?$/.test(path))
  const lists = files.flatMap((path) => [...readFileSync(path, 'utf8').matchAll(imports)].map(([, list = '']) => list))
  return new Set(lists.flatMap((list) => list.match(/\w+/g) ?? []))
}

/** The operations that tests name: as an argument of a request, or as the key of a recipe. */
function namedInTests(): Set<string> {
  const texts = globSync('tests/**/*.{ts,tsx}').map((path) => readFileSync(path, 'utf8'))
  const names = texts.flatMap((text) => [...text.matchAll(/(?:, |^ +)'(\w+)'[,)]|^ +(\w+): /gm)])
  return new Set(names.map(([, argument, key]) => argument ?? key ?? ''))
}

if (process.argv.includes('--help')) console.log(usage)
else {
  const onScreens = importsIn('src/web/**/*.{ts,tsx}')
  const inTests = namedInTests()
  const clients = globSync('src/generated/*/client/*.ts').map((path) => readFileSync(path, 'utf8'))
  const namesIn = (pattern: RegExp) =>
    clients.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name))
  const exported = new Set(namesIn(/^ *export (?:const|function) (\w+)/gm))
  const hooks = [...exported].filter((name) => /^use[A-Z]/.test(name))
  const optionsOf = (hook: string) => `${hook.replace(/^use/, 'get')}MutationOptions`
  const unusedHooks = hooks.filter((hook) => !onScreens.has(hook) && !onScreens.has(optionsOf(hook)))
  const isPlain = (name: string) =>
    ['QueryKey', 'InfiniteQueryKey', 'MutationOptions'].every((end) => !exported.has(`get${capitalize(name)}${end}`))
  const unusedFunctions = namesIn(/^export const (\w+) = async /gm).filter(
    (name) => isPlain(name) && !onScreens.has(name) && !onlyTested.includes(name),
  )
  const withRule = Object.values(mutationInvalidates).flatMap((rules) => rules.flatMap((rule) => rule.onMutations))
  // src/web/api signs in: no query is cached before.
  const calledDirectly = importsIn('src/web/{entities,features,routes,stores}/**/*.{ts,tsx}')
  const unhooked = withRule.filter((mutation) => calledDirectly.has(mutation))
  const isUnused = (id: string) => {
    const ofScreens = new RegExp(
      `^(${id}|(use|get)${capitalize(id)}(WithJson|WithFormData|Suspense|Infinite)?((Query|Mutation)Options)?)$`,
    )
    return ![...onScreens].some((name) => ofScreens.test(name)) && !inTests.has(id)
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
  for (const name of unusedFunctions)
    console.error(`src/generated: no file of src/web imports ${name}: use it, or remove its operation from openapi/`)
  for (const mutation of unhooked)
    console.error(`src/web: a screen imports ${mutation}, which invalidates nothing: use use${capitalize(mutation)}`)
  const unused = withLines(new DocumentError(...unusedOperations), sourcesOf(specs))
  if (unused instanceof DocumentError && unusedOperations.length > 0) console.error(unused.message)
  console.log(`${hooks.length} hooks, ${unusedHooks.length} unused; ${unusedOperations.length} operations unused`)
  const failures = [unusedHooks, unusedFunctions, unhooked, unusedOperations].flat()
  if (failures.length > 0) process.exitCode = 1
}
