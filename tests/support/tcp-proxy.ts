import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A connection to a server that can be cut and restored. */
export interface TcpProxy {
  /** The same address by way of the proxy. */
  url: string
  cut(): void
  restore(): void
  close(): Promise<void>
}

export async function startTcpProxy(target: string): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
  let isCut = false
  const { hostname, port } = new URL(target)
  const track = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
  }
  const server = createServer((caller) => {
    track(caller)
    if (isCut) return void caller.destroy()
    const onward = connect(Number(port), hostname)
    track(onward)
    caller.pipe(onward).pipe(caller)
    caller.on('close', () => onward.destroy())
    onward.on('close', () => caller.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = new URL(target)
  url.port = String(address && typeof address === 'object' ? address.port : 0)
  return {
    url: url.href,
    cut() {
      isCut = true
      for (const socket of sockets) socket.destroy()
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
