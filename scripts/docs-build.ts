import { parseArgs } from 'node:util'
import { DocumentError, formatByRule, type Problem } from '#docs/compiler/read/document-error.ts'

const usage = `usage: npm run docs:build -- FILE... --out DIR [--title TITLE] [--table NAME]... [--real-calls] [--strict]

Builds a static site from OpenAPI 3.0, 3.1 and 3.2 and Swagger 2.0 files: one page per file with TRY OUT, downloads and llms.txt, and an index
page with TITLE when there are several files. Host the folder at any address, or open its index.html from the disk.
With --table x-result-codes the extension of that name, a list of objects, is published as a table. No other extension is on
the pages; the downloads have them all. What a file marks x-internal is left out everywhere.
With --real-calls, TRY OUT can also call the servers that a file names, from the reader's browser; no other host can be called.
An earlier build in DIR is replaced; DIR must not contain anything else.
What is against the standard is repaired or left out, and reported: a heading per rule, then a line per place. With --strict
such a warning is an error. If a file cannot be read, the command reports every such file, writes nothing and fails.`

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        out: { type: 'string' },
        title: { type: 'string' },
        table: { type: 'string', multiple: true },
        'real-calls': { type: 'boolean' },
        strict: { type: 'boolean' },
      },
    })
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function fail(message: string): void {
  console.error(message)
  process.exitCode = 1
}

const parsed = parse()
if (typeof parsed === 'string') fail(`${parsed}\n${usage}`)
else if (parsed.values.help) console.log(usage)
else if (parsed.positionals.length === 0) fail(`No file is named.\n${usage}`)
else if (!parsed.values.out) fail(`No folder is named: --out DIR.\n${usage}`)
else {
  const { out, title, table: tables, strict, 'real-calls': realCalls } = parsed.values
  const warnings: Problem[] = []
  const showWarnings = () => {
    if (warnings.length > 0) console.error(`Warnings, which --strict makes errors:\n${formatByRule(warnings)}`)
  }
  try {
    // Imported here because the grammars and the bundler are slow to load, and --help does not need them.
    const { buildSite } = await import('#docs/compiler/site/build-site.ts')
    const pages = await buildSite({
      ...{ files: parsed.positionals, out, title, tables, strict, realCalls },
      onWarning: (problem) => warnings.push(problem),
    })
    showWarnings()
    console.log(pages.join('\n'))
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    showWarnings()
    fail(formatByRule(error.problems))
  }
}
