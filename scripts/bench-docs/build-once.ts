import { buildSite } from '#docs/compiler/site/build-site.ts'

const [file = '', out = ''] = process.argv.slice(2)
const started = performance.now()
await buildSite({ files: [file], out, title: undefined, onWarning: () => {} })
console.log(
  JSON.stringify({ seconds: (performance.now() - started) / 1000, megabytes: process.resourceUsage().maxRSS / 1000 }),
)
