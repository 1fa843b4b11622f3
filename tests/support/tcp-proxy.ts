import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A TCP proxy whose connections a test can cut and restore. */
export interface TcpProxy {
  /** The server's address with the port of the proxy. */
  url: string
  cut(): void
  /** Keeps the open connections and passes nothing on, as a firewall that forgot them. New ones work. */
  freeze(): void
  restore(): void
  close(): Promise<void>
}

export async function startTcpProxy(target: string): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
  let isCut = false
  const url = new URL(target)
  const { hostname, port } = url
  const track = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
  }
  const server = createServer((client) => {
    track(client)
    if (isCut) return void client.destroy()
    const upstream = connect(Number(port), hostname)
    track(upstream)
    client.pipe(upstream).pipe(client)
    client.on('close', () => upstream.destroy())
    upstream.on('close', () => client.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  url.port = String(address && typeof address === 'object' ? address.port : 0)
  return {
    url: url.href,
    cut() {
      isCut = true
      for (const socket of sockets) socket.destroy()
    },
    freeze() {
      for (const socket of sockets) socket.unpipe().pause()
    },
    restore() {
      isCut = false
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
