import { type Figures, measure } from './measure.ts'
import type { Peer } from './peers.ts'
import { compare, median, ours, type Row, table } from './report.ts'
import type { Spec } from './specs.ts'
import type { StaticServer } from './static-server.ts'

interface Comparison {
  spec: Spec
  server: StaticServer
  /** Address of our page at the operation. */
  own: string
  peers: Peer[]
  runs: number
  print: (line: string) => void
}

/** Opens every page as often as asked, in turns, so that a busy minute of the machine meets them all. */
export async function compareOn({ spec, server, own, peers, runs, print }: Comparison): Promise<Row[]> {
  const data = `/spec/${spec.size}.json`
  server.put(data, spec.json)
  const pages = [{ name: ours, url: own }]
  for (const peer of peers) {
    const path = `/page/${peer.name}-${spec.size}.html`
    server.put(path, peer.page(`/${peer.name}`, data))
    pages.push({ name: peer.name, url: `${server.origin}${path}${peer.deepLink(spec.target)}` })
  }
  const seen = new Map(pages.map(({ name }) => [name, { fast: [] as Figures[], slow: [] as Figures[] }]))
  const visit = async (name: string, url: string, slowdown: number) => {
    const figures = await measure(server, { url, marker: spec.target.marker, slowdown })
    const shown = figures.shown === null ? 'not within a minute' : `${figures.shown.toFixed(0)} ms`
    // A run takes minutes, so it tells how far it is; the table alone goes to the standard output.
    console.error(`${spec.size}: ${name}, processor ${slowdown === 1 ? 'as it is' : 'slowed'}: ${shown}`)
    return figures
  }
  for (let turn = 0; turn < runs; turn++) {
    for (const { name, url } of pages) {
      const { fast, slow } = seen.get(name) ?? { fast: [], slow: [] }
      // One minute lost is enough to know: at a quarter of the speed, or once more, it is no better.
      if (fast.some(({ shown }) => shown === null)) continue
      fast.push(await visit(name, url, 1))
      if (fast.at(-1)?.shown === null) slow.push(...fast)
      else if (slow.every(({ shown }) => shown !== null)) slow.push(await visit(name, url, 4))
    }
  }
  const rows = [...seen].map(([name, { fast, slow }]) => ({ name, fast: median(fast), slow: median(slow) }))
  print(`\n${spec.size}: ${(spec.json.length / 1000).toFixed(0)} kB of JSON, at ${spec.target.id}`)
  print(table(rows))
  for (const line of compare(spec.size, rows)) print(line)
  return rows
}
