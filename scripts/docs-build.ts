import { parseArgs } from 'node:util'
import { DocumentError } from '#docs/compiler/read/document-error.ts'

const usage = `usage: npm run docs:build -- FILE... --out DIR [--title WORDS]

Makes a site of OpenAPI 3.0 and 3.1 files: a page for each with TRY OUT, downloads and llms.txt, and a page that lists
them, titled WORDS, when there are several. It needs no server of ours: host the folder below any address, or open its
index.html from the disk. What DIR held of an earlier build is replaced; a folder of anything else is refused.
A file that cannot be shown completely is refused with a line that names the file and the place, and so is every other such
file in the same run; DIR stays as it was.`

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h' }, out: { type: 'string' }, title: { type: 'string' } },
    })
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function refuse(sentence: string): void {
  console.error(sentence)
  process.exitCode = 1
}

const parsed = parse()
if (typeof parsed === 'string') refuse(`${parsed}\n${usage}`)
else if (parsed.values.help) console.log(usage)
else if (parsed.positionals.length === 0) refuse(`No file is named.\n${usage}`)
else if (!parsed.values.out) refuse(`No folder is named: --out DIR.\n${usage}`)
else {
  const { out, title } = parsed.values
  try {
    // Grammars and bundler take their time: who asks for the usage does not wait for them.
    const { buildSite } = await import('#docs/compiler/site/build-site.ts')
    const pages = await buildSite({ files: parsed.positionals, out, title })
    console.log(pages.join('\n'))
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    refuse(error.message)
  }
}
