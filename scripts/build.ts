import { buildPages } from './build/pages.ts'
import { parseOptions } from './parse-options.ts'

const usage = `usage: npm run build [-- --force]

Builds the pages into dist/web, with compressed copies, when their sources have changed; --force builds anyway.`

const { values } = parseOptions(usage, { options: { force: { type: 'boolean' } } })
const built = await buildPages({ force: values.force ?? false })
console.log(built ? 'The pages are built: dist/web' : 'The pages are current: dist/web')
