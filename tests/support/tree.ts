import { globSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'

export const root = join(import.meta.dirname, '../..')

/** Paths from the root, with forward slashes, sorted. */
export function files(...patterns: string[]): string[] {
  return globSync(patterns, { cwd: root }).sort()
}

export function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

/** Every handwritten file that TypeScript compiles. */
export function sources(): string[] {
  const paths = files('*.ts', '{src,scripts,tests}/**/*.{ts,tsx,mjs}')
  return paths.filter((path) => !path.startsWith('src/generated/') && !path.endsWith('.gen.ts'))
}

/** Handwritten style sheets, pages and settings, without those that cannot have comments. */
export function stylesAndSettings(): string[] {
  const paths = files(
    'redocly.yaml',
    '{src,docs}/**/*.{css,html,svg}',
    'src/web/public/*.js',
    '.ci/*',
    '.github/**/*.yml',
  )
  return [...paths, ...files('deploy/*', 'deploy/bin/*').filter((path) => !/\.(md|json)$|\/bin$/.test(path))]
}

export interface Import {
  from: string
  /** A path from the root for our files, the import specifier for packages. */
  to: string
}

const importing =
  /^\s*(?:import|export)\b[^'"]*?from\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]|^import\s*['"]([^'"]+)['"]/gm

export function importsOf(path: string): Import[] {
  return [...read(path).matchAll(importing)].map(([, statement, dynamic, bare]) => ({
    from: path,
    to: resolve(path, statement ?? dynamic ?? bare ?? ''),
  }))
}

function resolve(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(dirname(from), specifier)
  const ours = /^#(web|server|docs|domain|simulator|generated)\/(.*)$/.exec(specifier)
  if (ours) return `src/${ours[1]}/${ours[2]}`
  return specifier.replace(/^#tests\//, 'tests/')
}

export function showImport({ from, to }: Import): string {
  return `${from} -> ${to}`
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path)
}

/** A package includes its subpaths, a folder all files below it. */
export function isWithin(path: string, prefix: string): boolean {
  if (prefix.endsWith('/') || prefix.endsWith(':')) return path.startsWith(prefix)
  return path === prefix || path.startsWith(`${prefix}/`)
}

/** The handwritten OpenAPI files, without their released copies. */
export function specifications(): string[] {
  return files('openapi/*.yaml', 'openapi/{admin,common,portal,products}/**/*.yaml')
}
