import { benchAdminLists } from './bench/admin-lists.ts'
import { benchArticles } from './bench/articles.ts'
import { benchEngine } from './bench/engine.ts'
import { benchGateway } from './bench/gateway.ts'
import { benchLighthouse } from './bench/lighthouse.ts'
import { benchListProjects } from './bench/list-projects.ts'
import { benchMail } from './bench/mail.ts'
import { benchRollups } from './bench/rollups.ts'
import { benchStart } from './bench/start.ts'
import { benchTable } from './bench/table.ts'
import { benchTransitions } from './bench/transitions.ts'

const usage = `usage: npm run bench [-- PART...]

Prints figures; nothing passes or fails, but the last line of lighthouse and of rollups names what missed its measure. Close
other programs first: a ratio holds on any machine, a busy one it does not.
  admin-lists
         pages of 10 and of 1 000 rows of the staff's lists, volumes included, first and last ones and those of an operator that
         few have named, and the search by name, in databases of 10, 1 000, 10 000 and 100 000 projects, beside a bare Fastify
         route of the same run, on PGlite and on PostgreSQL
  articles
         a search for a rare word and for common ones over 100 and 10 000 articles, as a ratio to a bare Fastify route and to each
         other, on PGlite and on PostgreSQL
  engine charges per second of the payment simulator in this process, while its ledger grows to 300 000 charges
  gateway
         charges over HTTP through the sandbox and the live entrance, with all they write, as a ratio to a bare Fastify route
         that takes the same body and to each other, on PGlite and on PostgreSQL
  lighthouse
         Lighthouse, fetched from npm the first time, over every public page of the built site, as on a slow phone. PORTAL_URL
         names a portal that runs
  list   GET /portal/projects through authentication, database and serialisation, as a ratio to a bare Fastify route of
         the same run, on PGlite and on PostgreSQL, with 10, 1 000 and 100 000 projects in the database
  mail   how long 1 000 sign-ups take until the last code is at an SMTP server on loopback, and the longest that a code was on
         its way, on PGlite and on PostgreSQL
  rollups
         calls of the log that become figures in a second, what the note that it waits costs a call, and the dashboard over 10 000
         and over 10 000 000 stored calls, or as many as BENCH_MINUTES (10) make, on PGlite and on PostgreSQL
  start  npm start to the first answer: on a fresh database, and on one that is there already
  table  the longest task of a browser in the worst of five rounds in which a list of 1 000 rows is shown, sorted, searched and
         scrolled, as a ratio to a plain HTML table of the same run
  transitions
         decisions per second of eight business admins at once, on projects of their own, of one partner, and on one project,
         as a ratio to a bare transaction of the same run, on PGlite and on PostgreSQL
The size of what a browser loads first is printed by: node scripts/size.ts`

const parts: Record<string, (print: (line: string) => void) => Promise<void>> = {
  'admin-lists': benchAdminLists,
  articles: benchArticles,
  engine: benchEngine,
  gateway: benchGateway,
  lighthouse: benchLighthouse,
  list: benchListProjects,
  mail: benchMail,
  rollups: benchRollups,
  start: benchStart,
  table: benchTable,
  transitions: benchTransitions,
}

const words = process.argv.slice(2)
const unknown = words.filter((word) => !(word in parts))
if (words.includes('--help')) {
  console.log(usage)
} else if (unknown.length > 0) {
  console.error(`No part called ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.`)
  process.exitCode = 1
} else {
  for (const part of words.length > 0 ? words : Object.keys(parts)) await parts[part]?.((line) => console.log(line))
}
