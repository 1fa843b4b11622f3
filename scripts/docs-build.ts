import { existsSync } from 'node:fs'
import { DocumentError, formatByRule, type Problem } from '#docs/compiler/read/document-error.ts'
import type { Site } from '#docs/compiler/site/build-site.ts'
import { endWithMistake, parseOptions } from './parse-options.ts'

const usage = `usage: npm run docs:build -- [FILE...] --out DIR [--settings FILE] [--title TITLE] [--table NAME]... [--real-calls]
                                [--strict] [--watch [--port PORT]]

Builds a static site from OpenAPI 3.0, 3.1 and 3.2 and Swagger 2.0 files: one page per file with TRY OUT, downloads and llms.txt, and an index
page with TITLE when there are several files. Host the folder at any address, or open its index.html from the disk.
Settings are read from docs-site.yaml of the current folder, or from the file that --settings names: files, versions, title, logo,
colours, links and more, as docs/documentation-site.md lists. FILE, --title and --table replace those of the settings.
With --watch the site is served at http://127.0.0.1:PORT (4000) and built again after each change; open pages reload. A file
that cannot be read leaves the site as it was.
With --table x-result-codes the extension of that name, a list of objects, is published as a table. No other extension is on
the pages or in the downloads. What a file marks x-internal is left out everywhere.
With --real-calls, TRY OUT can also call the servers that a file names, from the reader's browser; no other host can be called.
An earlier build in DIR is replaced; DIR must not contain anything else.
What is against the standard is repaired or left out, and reported: a heading per rule, then a line per place. With --strict
such a warning is an error. If a file cannot be read, the command reports every such file, writes nothing and fails.`

const parsed = parseOptions(usage, {
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    settings: { type: 'string' },
    title: { type: 'string' },
    table: { type: 'string', multiple: true },
    'real-calls': { type: 'boolean' },
    strict: { type: 'boolean' },
    watch: { type: 'boolean' },
    port: { type: 'string' },
  },
})

type Parsed = typeof parsed

function showWarnings(warnings: Problem[]): void {
  if (warnings.length > 0) console.error(`Warnings, which --strict makes errors:\n${formatByRule(warnings)}`)
}

/** The mistake in the command's arguments; undefined without one. */
function mistakeIn({ values, positionals }: Parsed, settings: string | undefined): string | undefined {
  if (positionals.length === 0 && settings === undefined)
    return `No file is named, and ${process.cwd()} has no docs-site.yaml.`
  if (!values.out) return 'No folder is named: --out DIR.'
  if (values.port !== undefined && !values.watch) return '--port is for --watch.'
  const port = Number(values.port ?? 4000)
  if (!Number.isInteger(port) || port < 1 || port > 65535) return `${values.port} is no port: --port 4000.`
  return undefined
}

async function run({ values, positionals }: Parsed, settings: string | undefined): Promise<void> {
  const { out = '', title, table, strict, watch, port = '4000' } = values
  // Imported here because the grammars and the bundler are slow to load, and --help does not need them.
  const { readSettings } = await import('#docs/compiler/site/settings.ts')
  const { buildSite } = await import('#docs/compiler/site/build-site.ts')
  const read = (): Site => {
    const written = settings === undefined ? {} : readSettings(settings)
    const { files, versions } = positionals.length > 0 ? { files: positionals } : written
    if (!files && !versions) throw noFiles(settings)
    const realCalls = values['real-calls'] ?? written.realCalls
    const [ownTitle, tables] = [title ?? written.title, table ?? written.tables]
    return { ...written, files, versions, title: ownTitle, tables, realCalls, out, strict }
  }
  if (watch) {
    const { watchSite } = await import('#docs/compiler/site/watch-site.ts')
    const files = settings === undefined ? [] : [settings]
    await watchSite({ read, out, port: Number(port), files, print: console.log, onWarnings: showWarnings })
    return
  }
  const warnings: Problem[] = []
  const site = { ...read(), onWarning: (problem: Problem) => warnings.push(problem) }
  const { pages } = await buildSite(site).finally(() => showWarnings(warnings))
  console.log(pages.join('\n'))
}

const noFiles = (settings = '') =>
  new DocumentError({ file: settings, pointer: '', message: 'names no files: add files or versions, or name a FILE' })

const settings = parsed.values.settings ?? (existsSync('docs-site.yaml') ? 'docs-site.yaml' : undefined)
const mistake = mistakeIn(parsed, settings)
if (mistake !== undefined) endWithMistake(mistake, usage)
await run(parsed, settings).catch((error: unknown) => {
  if (!(error instanceof DocumentError)) throw error
  console.error(formatByRule(error.problems))
  process.exitCode = 1
})
