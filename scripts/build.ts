import { parseArgs } from 'node:util'
import { buildPages } from './build/pages.ts'

const usage = `usage: npm run build [-- --force]

Builds the pages into dist/web, with compressed copies, when their sources have changed; --force builds anyway.`

const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' }, force: { type: 'boolean' } } })

if (values.help) {
  console.log(usage)
} else {
  const built = await buildPages({ force: values.force ?? false })
  console.log(built ? 'The pages are built: dist/web' : 'The pages are current: dist/web')
}
