const usage = `usage: npm run bench [-- PART...]

Prints measurements. Only lighthouse, mail, memory, mixed, requests, review, rollups and table check limits: their last line names the missed ones.
Close other programs first. "Ratio" compares with a bare Fastify route measured in the same run. Unless stated otherwise, a part runs on
PGlite and on PostgreSQL.
  admin-lists
         the staff's lists in databases of 10, 1 000, 10 000 and 100 000 projects, as a ratio: first and last pages of 10 and of
         1 000 rows, volumes included, pages of an operator with few projects, and the search by name
  articles
         a search for a rare word and for common words over 100 and over 10 000 articles, as a ratio
  capacity
         what a live charge costs on PostgreSQL here, and what 10 million and 1 billion a day need: processes, cores, disk and
         connections, with the assumptions. Processor time is measured, so it takes a busy machine too
  engine charges per second of the payment simulator in this process, while its rows grow to 300 000 charges
  gateway
         charges over HTTP to the sandbox and to the live gateway, with everything they store, as a ratio
  impact the time of spec:impact over 1 000 000 calls, or BENCH_CALLS, of an operation with changed fields, and that of the page
  lighthouse
         Lighthouse on every public page of the built site, with the settings of a slow phone. The first run installs Lighthouse
         from npm. PORTAL_URL names a running portal to measure instead
  list   GET /portal/projects with 10, 1 000 and 100 000 projects in the database, as a ratio
  mail   1 000 sign-ups beside 300 other mails: the time until the last code arrives at an SMTP server on loopback, at most 90 s, and
         the slowest code, at most 1 s after the response; no mail twice
  memory the memory of a server process at 200 mixed requests a second for BENCH_MINUTES (10), at most 400 MB, and how many of the
         next five minutes pass until it is as before
  mixed  the highest rate with a p99 of at most 100 ms, whether or not earlier requests were answered: half of them are sandbox
         charges, one in ten reads a charge back, and four in ten read a partner's projects, call log and readiness. Each rate
         lasts BENCH_SECONDS (10)
  requests
         a signed-in GET /portal/projects and a sandbox charge, as a ratio to a bare route that takes turns with them: the median
         of seven rounds, at most 20 on PostgreSQL and 45 on PGlite
  review a review of 50 submissions, 1 000 notes and 10 000 messages: the server's time for all that the page reads, as a ratio to
         a review without them, at most 3; the readiness of a project with 1 000 000 calls, or BENCH_CALLS, as a ratio to one
         with 100, at most 1.5; and 500 open event streams of one server process: its memory, at most 100 MB more, and the time
         of a request, at most 1.2 times that of a process without streams
  rollups
         logged calls that become dashboard figures per second, what marking a call for the rollup costs, and the dashboard over
         10 000 and over 10 000 000 stored calls, or as many as BENCH_MINUTES (10) can create
  start  the time to the first answer of npm start, on a new and an existing database, and of a release
  table  the longest browser task while a list of 1 000 rows is rendered, sorted, searched and scrolled, the worst of five
         rounds, at most 50 ms, and its ratio to a plain HTML table
  telemetry
         a signed-in GET /portal/projects and a sandbox charge with a collector of traces, as a ratio to the same without
  transitions
         decisions per second of eight business admins at once: on different projects, on projects of one partner, and on one
         project, as a ratio to a bare transaction
For the size of the JavaScript that a browser loads first, run: npm run check -- size`

/** Loaded when they run, because all together take seconds. */
const parts: Record<string, () => Promise<void>> = {
  'admin-lists': async () => (await import('./bench/admin-lists.ts')).benchAdminLists(),
  articles: async () => (await import('./bench/articles.ts')).benchArticles(),
  capacity: async () => (await import('./bench/capacity.ts')).benchCapacity(),
  engine: async () => (await import('./bench/engine.ts')).benchEngine(),
  gateway: async () => (await import('./bench/gateway.ts')).benchGateway(),
  impact: async () => (await import('./bench/impact.ts')).benchImpact(),
  lighthouse: async () => (await import('./bench/lighthouse.ts')).benchLighthouse(),
  list: async () => (await import('./bench/list-projects.ts')).benchListProjects(),
  mail: async () => (await import('./bench/mail.ts')).benchMail(),
  memory: async () => (await import('./bench/mixed.ts')).benchMemory(),
  mixed: async () => (await import('./bench/mixed.ts')).benchMixed(),
  requests: async () => (await import('./bench/requests.ts')).benchRequests(),
  review: async () => (await import('./bench/review.ts')).benchReview(),
  rollups: async () => (await import('./bench/rollups.ts')).benchRollups(),
  start: async () => (await import('./bench/start.ts')).benchStart(),
  table: async () => (await import('./bench/table.ts')).benchTable(),
  telemetry: async () => (await import('./bench/telemetry.ts')).benchTelemetry(),
  transitions: async () => (await import('./bench/transitions.ts')).benchTransitions(),
}

const args = process.argv.slice(2)
const unknown = args.filter((name) => !(name in parts))
if (args.includes('--help')) {
  console.log(usage)
} else if (unknown.length > 0) {
  console.error(`No part called ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.`)
  process.exitCode = 1
} else {
  for (const part of args.length > 0 ? args : Object.keys(parts)) await parts[part]?.()
}

// Makes this file a module, which may await at its top.
export {}
