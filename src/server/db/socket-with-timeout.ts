import { Socket } from 'node:net'

/** A socket that fails when nothing arrives for so long. 0 sets no limit. */
export function socketWithTimeout(silenceMs: number): Socket {
  const socket = new Socket()
  const silent = Object.assign(new Error('The database does not answer'), { code: 'ETIMEDOUT' })
  return socket.setTimeout(silenceMs, () => socket.destroy(silent))
}
