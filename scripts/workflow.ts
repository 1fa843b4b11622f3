import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseOptions } from './parse-options.ts'
import { workflowPage } from './workflow-page.ts'

const usage = `usage: npm run docs:workflow [-- --check]

Writes docs/workflow.md from the table in src/domain/workflow.ts. With --check it writes nothing and fails when the page is outdated.`

const page = join(import.meta.dirname, '../docs/workflow.md')
const { values } = parseOptions(usage, { options: { check: { type: 'boolean' } } })

if (!values.check) {
  writeFileSync(page, workflowPage())
} else if (readFileSync(page, 'utf8') !== workflowPage()) {
  console.error('docs/workflow.md does not match src/domain/workflow.ts: run `npm run docs:workflow` and commit it')
  process.exitCode = 1
}
