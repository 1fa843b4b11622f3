import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import ts from 'typescript'

const sources = ['docs/model/parameter-encoding.ts', 'docs/model/media-kind.ts', 'domain/parse-json.ts']

/** The modules that write parameters, as JavaScript: the package writes them as TRY OUT and the other downloads do. */
export const parameterWriter = (): [path: string, text: string][] =>
  sources.map((source) => [
    basename(source).replace('.ts', '.js'),
    inPackage(readFileSync(join(import.meta.dirname, '../../../..', source), 'utf8')),
  ])

function inPackage(source: string): string {
  const { outputText } = ts.transpileModule(source, { compilerOptions: { target: ts.ScriptTarget.ES2022 } })
  return outputText.replaceAll(/ from '[^']*?([\w-]+)\.ts'/g, " from './$1.js'")
}
