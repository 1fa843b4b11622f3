import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Source } from '@redocly/openapi-core'
import { type LanguageId, languages } from '#docs/model/snippet.ts'
import type { ColorMode } from '#docs/page/theme/color-mode.ts'
import { pointerTo } from '#domain/json-pointer.ts'
import { DocumentError, type Problem } from '../read/document-error.ts'
import { problemsWithLines } from '../read/locate.ts'
import { parseText } from '../read/parse-text.ts'
import { type Brand, brandColors } from './brand-colors.ts'
import { type Check, either, fields, listOf, type Mistake, oneOf, text, truth } from './settings-checks.ts'

/** The settings of a site. Paths start at the current folder. */
export interface SiteSettings {
  title?: string | undefined
  /** Markdown, on the home page. */
  description?: string | undefined
  /** The public address, with a slash at its end. */
  url?: string | undefined
  logo?: ByTheme | undefined
  icon?: string | undefined
  brand?: Brand | undefined
  /** Until the reader chooses; 'system' without it. */
  theme?: ColorMode | undefined
  links?: { text: string; href: string }[] | undefined
  /** Languages of the code samples, the first one initially. */
  languages?: LanguageId[] | undefined
  /** Names of the extensions that are published as tables. */
  tables?: string[] | undefined
  /** Whether TRY OUT can call the servers of the files from the reader's browser. */
  realCalls?: boolean | undefined
  /** Address of a file's source, with {path}. */
  edit?: string | undefined
  files?: string[] | undefined
  /** Newest first. */
  versions?: SiteVersion[] | undefined
  /** The folder that {path} starts at. */
  folder?: string | undefined
}

/** A path or colour for each theme. */
type ByTheme = Record<'light' | 'dark', string>

interface SiteVersion {
  name: string
  files: string[]
}

const file = text('the path of a file, from the folder of the settings')
const color = text('a colour, as "#2A3FBF"', /^#[\da-f]{6}$/i)
const href = text(
  'an address, as https://example.com or guide.html',
  /^(https?:\/\/|mailto:|\.{0,2}\/|[\w.-]+(\/|$|#))/,
)
const taken = ['assets', 'data', 'differences']

const check: Check = fields({
  title: text('a text'),
  description: text('a text'),
  url: text('the public address of the site, as https://example.com/docs/', /^https?:\/\/[^\s/?#]+[^\s?#]*$/),
  logo: either(file, fields({ light: file, dark: file }, ['light', 'dark'])),
  icon: file,
  colors: fields({ brand: either(color, fields({ light: color, dark: color }, ['light'])) }, ['brand']),
  theme: oneOf(['light', 'dark', 'system'] satisfies ColorMode[]),
  links: listOf(fields({ text: text('a text'), href }, ['text', 'href']), 'links, each with text and href'),
  languages: listOf(oneOf(languages.map(({ id }) => id)), 'languages'),
  tables: listOf(text('the name of an extension, as x-result-codes', /^x-./), 'names of extensions'),
  realCalls: truth,
  edit: text('an address that contains {path}', /^https?:\/\/.*\{path\}/),
  files: listOf(file, 'paths of OpenAPI files'),
  versions: listOf(
    fields(
      {
        name: text('a folder name: letters, digits, - _ and .', /^[a-z\d][\w.-]*$/i),
        file,
        files: listOf(file, 'paths of OpenAPI files'),
      },
      ['name'],
    ),
    'versions, each with name and file',
  ),
})

/** Reads the settings. Throws a DocumentError that names every mistake with its line. */
export function readSettings(path: string): SiteSettings {
  if (!existsSync(path)) throw new DocumentError({ file: path, pointer: '', message: 'there is no such file' })
  const source = new Source(path, readFileSync(path, 'utf8'))
  const written = parseText(source.body, path) ?? {}
  const invalidValues = check(written, [])
  if (invalidValues.length > 0) throw located(invalidValues, source)
  const settings = written as Written
  const mistakes = [...combinations(settings), ...missingFiles(settings, path), ...unreadableColors(settings)]
  if (mistakes.length > 0) throw located(mistakes, source)
  return settingsOf(settings, dirname(path))
}

function located(mistakes: Mistake[], source: Source): DocumentError {
  const problems = mistakes.map(
    ({ steps, message }): Problem => ({
      file: source.absoluteRef,
      message,
      pointer: steps.length > 0 ? pointerTo(steps) : '',
    }),
  )
  return new DocumentError(...problemsWithLines(problems, new Map([[source.absoluteRef, source]])))
}

/** Brand colours with too little contrast for text. */
function unreadableColors({ colors }: Written): Mistake[] {
  const { brand } = colors ?? {}
  const findings = brand === undefined ? [] : brandColors(byTheme(brand)).findings
  return findings.map(({ theme, message }) => ({
    steps: ['colors', 'brand', ...(typeof brand === 'string' ? [] : [theme])],
    message,
  }))
}

const byTheme = (brand: string | Brand): Brand => (typeof brand === 'string' ? { light: brand } : brand)

/** Settings that do not go together. */
function combinations({ versions = [], files }: Written): Mistake[] {
  const names = versions.map(({ name }) => name)
  return [
    ...(versions.length > 0 && files
      ? [{ steps: ['files'], message: "there are 'files' and 'versions': move the files into the versions" }]
      : []),
    ...versions.flatMap(({ name, file: one, files: several }, index): Mistake[] => {
      const steps = ['versions', index]
      const isTaken = taken.includes(name) || names.indexOf(name) < index
      return [
        ...((one === undefined) === (several === undefined)
          ? [{ steps, message: `the version ${name} needs either file or files: write one of them` }]
          : []),
        ...(isTaken ? [{ steps: [...steps, 'name'], message: `the name ${name} is taken: write another` }] : []),
      ]
    }),
  ]
}

function missingFiles({ logo, icon }: Written, path: string): Mistake[] {
  const logos: Partial<ByTheme> = typeof logo === 'object' ? logo : {}
  const named = [
    ...Object.entries(logos).map(([theme, name]) => ({ steps: ['logo', theme], name })),
    ...(typeof logo === 'string' ? [{ steps: ['logo'], name: logo }] : []),
    { steps: ['icon'], name: icon },
  ]
  return named.flatMap(({ steps, name }) =>
    name === undefined || existsSync(join(dirname(path), name))
      ? []
      : [{ steps, message: `there is no file ${name}: correct the path, which starts at the folder of the settings` }],
  )
}

/** The checked content of the file. */
interface Written extends Omit<SiteSettings, 'logo' | 'brand' | 'versions' | 'folder'> {
  logo?: string | ByTheme
  colors?: { brand: string | Brand }
  versions?: { name: string; file?: string; files?: string[] }[]
}

function settingsOf({ colors, logo, icon, url, files, versions, ...rest }: Written, folder: string): SiteSettings {
  const pathOf = (name: string) => join(folder, name)
  const { brand } = colors ?? {}
  const logos = typeof logo === 'string' ? { light: logo, dark: logo } : logo
  return {
    ...rest,
    folder,
    url: url?.replace(/\/*$/, '/'),
    logo: logos && { light: pathOf(logos.light), dark: pathOf(logos.dark) },
    icon: icon === undefined ? undefined : pathOf(icon),
    brand: brand === undefined ? undefined : byTheme(brand),
    files: files?.map(pathOf),
    versions: versions?.map(({ name, file: one, files: several = [] }) => ({
      name,
      files: (one === undefined ? several : [one]).map(pathOf),
    })),
  }
}
