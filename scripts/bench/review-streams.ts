import { once } from 'node:events'
import { Agent, type ClientRequest, get } from 'node:http'
import { text } from 'node:stream/consumers'
import type { DatabaseVariables } from './both-databases.ts'
import { mediansInTurn } from './load.ts'
import { type Memory, type ServerProcess, startServer, type Target } from './server-process.ts'

/** Open streams, and how many of them one account holds. */
const [open, ofAccount] = [500, 20]
const warmUps = 300
const requests = 1500

export const streamLimits = { megabytes: 100, slowdown: 1.2 }

/**
 * Opens the streams of one server process and compares its memory before and with them, and its requests with those of a second
 * process without streams. The clients are in this third process.
 */
export async function benchStreams(kind: string, places: { idle: DatabaseVariables; busy: DatabaseVariables }) {
  const servers: ServerProcess[] = []
  const start = async (place: DatabaseVariables) => {
    const server = await startServer('streams-server.ts', { ...place, BENCH_READERS: String(open / ofAccount) })
    servers.push(server)
    return server
  }
  try {
    const [idle, busy] = [await start(places.idle), await start(places.busy)]
    await compareRequests(idle.target, busy.target, warmUps)
    await memoryOf(idle, busy)
    const without = await compareRequests(idle.target, busy.target, requests)
    const memoryBefore = await memoryOf(idle, busy)
    const streams = await openStreams(busy.target)
    const withStreams = await compareRequests(idle.target, busy.target, requests)
    const memoryWith = await memoryOf(idle, busy)
    const resident = (memoryWith.resident - memoryBefore.resident) / 1e6
    const used = (memoryWith.used - memoryBefore.used) / 1e6
    const slowdown = withStreams / without
    console.log(
      `streams, ${kind}: the server process has ${(memoryBefore.resident / 1e6).toFixed(0)} MB, with ${open} open streams ` +
        `${resident.toFixed(1)} MB more, ${used.toFixed(1)} MB of objects (limit ${streamLimits.megabytes})`,
    )
    console.log(
      `streams, ${kind}: with them a request takes ${slowdown.toFixed(2)} times as long (limit ${streamLimits.slowdown}); the two ` +
        `servers differ by ${without.toFixed(2)} without streams and by ${withStreams.toFixed(2)} with them`,
    )
    for (const stream of streams) stream.destroy()
    return { megabytes: Math.max(resident, used), slowdown }
  } finally {
    for (const server of servers) await server.stop()
  }
}

/**
 * The memory of the busy server. Both servers collect their garbage: for a while after that a server answers more slowly, which
 * would count as the cost of streams.
 */
async function memoryOf(idle: ServerProcess, busy: ServerProcess): Promise<Memory> {
  await idle.memory()
  return busy.memory()
}

async function openStreams({ url, readers = [] }: Target): Promise<ClientRequest[]> {
  const streams: ClientRequest[] = []
  for (let count = 0; count < open; count++) {
    const headers = readers[count % readers.length] ?? {}
    const stream = get(`${url}/portal/notifications/stream`, { headers, agent: false })
    const [answer] = await once(stream, 'response')
    if (answer.statusCode !== 200) throw new Error(`stream ${count} answered ${answer.statusCode}`)
    answer.resume()
    streams.push(stream)
  }
  return streams
}

/** The median of the second server's requests as a ratio to the first one's. */
async function compareRequests(idle: Target, busy: Target, count: number): Promise<number> {
  const agent = new Agent({ keepAlive: true })
  const tasks = [idle, busy].map((target) => () => readProjects(target, agent))
  const [ofIdle = Number.NaN, ofBusy = Number.NaN] = await mediansInTurn(tasks, { rounds: count })
  agent.destroy()
  return ofBusy / ofIdle
}

async function readProjects({ url, headers }: Target, agent: Agent): Promise<void> {
  const [answer] = await once(get(`${url}/portal/projects?limit=1000`, { headers, agent }), 'response')
  await text(answer)
  if (answer.statusCode !== 200) throw new Error(`the list of projects answered ${answer.statusCode}`)
}
