import { globSync, readFileSync } from 'node:fs'
import { apis } from '../codegen.config.ts'
import { operationsOf, parseDocument } from './generate/openapi.ts'

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
  const unusedOperations = apis
    .flatMap((api) => operationsOf(parseDocument(readFileSync(`src/generated/${api}/openapi.json`, 'utf8'))))
    .map(({ operationId }) => operationId)
    .filter((id) => {
      const names = [id, `use${pascal(id)}`, `use${pascal(id)}Suspense`, `use${pascal(id)}Infinite`]
      return !names.some((name) => onScreens.has(name)) && !inTests.has(id)
    })
  for (const hook of unusedHooks) console.error(`No screen uses ${hook}: change \`operations\` in codegen.config.ts.`)
  for (const id of unusedOperations) console.error(`No screen and no test uses the operation ${id}.`)
  console.log(`${hooks.length} hooks, ${unusedHooks.length} unused; ${unusedOperations.length} operations unused`)
  if (unusedHooks.length + unusedOperations.length > 0) process.exitCode = 1
}
