import { createServer } from 'node:http'
import type { Outside } from '#server/outside/outside-call.ts'

export interface OutsideHost {
  outside: Outside
  /** For TRY_OUT_PROXY_HOSTS. */
  listed: string[]
  addressOf(name: string, path?: string): string
  close(): Promise<void>
}

/** Names without an address are unknown. */
const addresses: Record<string, string> = { 'trees.example': '127.0.0.1', 'inner.example': '10.0.0.1' }

const answerBytes = 10_000

/** A host that TRY OUT may call, on loopback. Its paths /silent, /broken and /large give no answer that can be shown. */
export async function startOutsideHost(): Promise<OutsideHost> {
  const server = createServer(({ url }, response) => {
    if (url === '/silent') return
    if (url === '/broken') response.destroy()
    else response.end(url === '/large' ? 'a'.repeat(answerBytes + 1) : 'oak')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  const port = typeof bound === 'object' ? bound?.port : undefined
  return {
    outside: {
      network: {
        lookup: async (name) => [addresses[name] ?? []].flat().map((address) => ({ address, family: 4 })),
        isOuter: (address) => address === '127.0.0.1',
        protocol: 'http:',
      },
      limits: { milliseconds: 2000, answerBytes },
    },
    listed: [...Object.keys(addresses), 'unknown.example'].map((name) => `${name}:${port}`),
    addressOf: (name, path = '/oak') => `http://${name}:${port}${path}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
