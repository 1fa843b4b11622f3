import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSite } from '#docs/compiler/site/build-site.ts'
import { checkLarge } from './bench-docs/large.ts'
import { type Figures, measure } from './bench-docs/measure.ts'
import { checkOurs } from './bench-docs/our-checks.ts'
import { install, type Peer, peers } from './bench-docs/peers.ts'
import { compare, compareSizes, median, ours, type Row, table } from './bench-docs/report.ts'
import { makeSpec, type Size, type Spec, sizes } from './bench-docs/specs.ts'
import { StaticServer } from './bench-docs/static-server.ts'
import { parseOptions } from './parse-options.ts'

const names = peers.map(({ name }) => name)

const usage = `usage: npm run bench:docs [-- --spec SIZE,...] [--peers NAME,...] [--runs N] | -- --large

Compares the pages of docs:build with other tools that render OpenAPI files. It only reports: a missed limit is marked and fails nothing.
Every page opens at one operation of the same file, in the same browser with an empty cache, at full processor speed
and at a quarter of it. Sizes are ${sizes.join(', ')}; with 1mb and 3mb, our own times are compared too. The first run installs the peers from npm into .cache/bench-docs: ${names.join(', ')}.
Only our page opens the file of 13 MB, because several peers need more than a minute for it.
Prints medians of --runs (3 by default). Compare the ratios: they hold on any machine, less precisely on a busy one.
With --large it builds files of 1100 operations instead, and prints the time and memory of the build and of the first search.

JS kB, all kB  transferred scripts, data scripts included; all transferred bytes
shown          milliseconds until the operation's description is visible
stable         from shown until the last layout shift
quiet          from shown until the last change of the document
task           the longest task of at least 50 ms
4x             the same with the processor slowed four times
DOM            elements, shadow trees included
hosts, CSP     other hosts called; policy violations`

const { values } = parseOptions(usage, {
  options: {
    spec: { type: 'string' },
    peers: { type: 'string' },
    runs: { type: 'string', default: '3' },
    large: { type: 'boolean' },
  },
})

async function run(specSizes: readonly Size[], peerNames: string[], runs: number): Promise<void> {
  await withServer(async (server, folder) => {
    const chosen = peers.filter(({ name }) => peerNames.includes(name))
    for (const peer of chosen) server.mount(peer.name, await install(peer))
    const rowsOf = new Map<Size, Row[]>()
    for (const size of specSizes) {
      const spec = await makeSpec(size, folder)
      const pageUrl = await ourPage(spec, server, folder)
      const rows = await compareOn({
        spec,
        server,
        pageUrl: `${pageUrl}#${spec.target.id}`,
        peers: size === '13mb' ? [] : chosen,
        runs,
      })
      rowsOf.set(size, rows)
      await checkOurs(pageUrl, spec, runs)
    }
    for (const line of compareSizes(rowsOf)) console.log(line)
  })
}

async function withServer(use: (server: StaticServer, folder: string) => Promise<void>): Promise<void> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'bench-docs-'))
  const server = new StaticServer()
  await server.start()
  try {
    await use(server, folder.path)
  } finally {
    server.stop()
  }
}

/** Builds and serves our page of the spec, and returns its address. */
async function ourPage({ size, file }: Spec, server: StaticServer, folder: string): Promise<string> {
  const out = join(folder, `site-${size}`)
  await buildSite({ files: [file], out, title: undefined })
  server.mount(`docs-build-${size}`, out)
  return `${server.origin}/docs-build-${size}/${size}.html`
}

function fail(message: string): void {
  console.error(message)
  process.exitCode = 1
}

const sizeNames: readonly string[] = values.spec?.split(',').filter(Boolean) ?? sizes
const specSizes = sizes.filter((size) => sizeNames.includes(size))
const unknownSizes = sizeNames.filter((name) => !sizes.some((size) => size === name))
const peerNames = values.peers === undefined ? names : values.peers.split(',').filter(Boolean)
const unknown = peerNames.filter((name) => !names.includes(name))
const runs = Number(values.runs)
if (unknownSizes.length > 0) fail(`No spec called ${unknownSizes.join(', ')}; there are ${sizes.join(', ')}.`)
else if (unknown.length > 0) fail(`No peer called ${unknown.join(', ')}; there are ${names.join(', ')}.`)
else if (!Number.isInteger(runs) || runs < 1) fail(`--runs takes a number from 1 on, not ${values.runs}.`)
else if (values.large) await withServer((server, folder) => checkLarge(server, folder))
else await run(specSizes, peerNames, runs)

interface Comparison {
  spec: Spec
  server: StaticServer
  /** Address of our page at the operation. */
  pageUrl: string
  peers: Peer[]
  runs: number
}

/** Visits all pages once per run, in turns, so that load on the machine affects all of them alike. */
async function compareOn({ spec, server, pageUrl, peers, runs }: Comparison): Promise<Row[]> {
  const data = `/spec/${spec.size}.json`
  server.put(data, spec.json)
  const pages = [{ name: ours, url: pageUrl }]
  for (const peer of peers) {
    const path = `/page/${peer.name}-${spec.size}.html`
    server.put(path, peer.page(`/${peer.name}`, data))
    pages.push({ name: peer.name, url: `${server.origin}${path}${peer.deepLink(spec.target)}` })
  }
  const seen = new Map(pages.map(({ name }) => [name, { fast: [] as Figures[], slow: [] as Figures[] }]))
  const visit = async (name: string, url: string, slowdown: number) => {
    const figures = await measure(server, { url, marker: spec.target.marker, slowdown })
    const shown = figures.shown === null ? 'not within a minute' : `${figures.shown.toFixed(0)} ms`
    // Progress goes to the standard error: a run takes minutes, and the standard output holds only the table.
    console.error(`${spec.size}: ${name}, processor ${slowdown === 1 ? 'as it is' : 'slowed'}: ${shown}`)
    return figures
  }
  for (let turn = 0; turn < runs; turn++) {
    for (const { name, url } of pages) {
      const { fast, slow } = seen.get(name) ?? { fast: [], slow: [] }
      // A page that timed out at full speed is not visited again: each visit would take another minute.
      if (fast.some(({ shown }) => shown === null)) continue
      fast.push(await visit(name, url, 1))
      if (fast.at(-1)?.shown === null) slow.push(...fast)
      else if (slow.every(({ shown }) => shown !== null)) slow.push(await visit(name, url, 4))
    }
  }
  const rows = [...seen].map(([name, { fast, slow }]) => ({ name, fast: median(fast), slow: median(slow) }))
  console.log(`\n${spec.size}: ${(spec.json.length / 1000).toFixed(0)} kB of JSON, at ${spec.target.id}`)
  console.log(table(rows))
  for (const line of compare(spec.size, rows)) console.log(line)
  return rows
}
