import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { createServer as createTlsServer, TLSSocket } from 'node:tls'

export interface SmtpServer {
  url: string
  /** Raw messages, headers included. */
  received: string[]
  /** While true, the server rejects every recipient with a temporary error. */
  busy: boolean
  /** While true, the server offers STARTTLS, which it refuses when it has no certificate. */
  offersTls: boolean
  /** The answer to commands that match, as '550 5.1.1 unknown' to /^RCPT/. */
  refused: { command: RegExp; answer: string } | undefined
  /** A matching message is received but acknowledged only after release(). */
  held: RegExp | undefined
  release(): void
  close(): Promise<void>
}

/** TLS from the first byte (smtps), or after STARTTLS, without which the server takes no mail. */
interface Encryption {
  starts: 'at once' | 'by STARTTLS'
  key: Buffer
  cert: Buffer
}

/** Starts an SMTP server with the commands that receiving a mail needs. */
export async function startSmtp(
  onMessage: (message: string) => void = () => {},
  encryption?: Encryption,
): Promise<SmtpServer> {
  const waiting: (() => void)[] = []
  const greet = (socket: Socket) => {
    socket.write('220 test\r\n')
    handleConnection(socket, server, { waiting, onMessage, encryption })
  }
  const isSecure = encryption?.starts === 'at once'
  const listener = (isSecure ? createTlsServer(encryption, greet) : createServer(greet)).listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  const port = address && typeof address === 'object' ? address.port : 0
  const server: SmtpServer = {
    url: `${isSecure ? 'smtps' : 'smtp'}://127.0.0.1:${port}`,
    received: [],
    busy: false,
    offersTls: encryption?.starts === 'by STARTTLS',
    refused: undefined,
    held: undefined,
    release() {
      server.held = undefined
      for (const answer of waiting.splice(0)) answer()
    },
    close: async () => void listener.close(),
  }
  return server
}

interface Handling {
  waiting: (() => void)[]
  onMessage(message: string): void
  encryption: Encryption | undefined
}

function handleConnection(socket: Socket, server: SmtpServer, handling: Handling): void {
  const { waiting, onMessage, encryption } = handling
  let message: string[] | undefined
  const reply = (line: string) => socket.write(`${line}\r\n`)
  const startMessage = () => {
    message = []
    reply('354 go on')
  }
  const startTls = () => {
    if (!encryption) return reply('502 no encryption here')
    socket.removeAllListeners('data')
    reply('220 go on')
    return handleConnection(new TLSSocket(socket, { isServer: true, ...encryption }), server, handling)
  }
  const answers: [RegExp, () => void][] = [
    [/^(EHLO|HELO)/i, () => reply(server.offersTls ? '250-test\r\n250 STARTTLS' : '250 test')],
    [/^RCPT/i, () => reply(server.busy ? '451 try again later' : '250 ok')],
    [/^DATA/i, () => startMessage()],
    [/^STARTTLS/i, () => startTls()],
    [/^MAIL/i, () => reply(encryption && !(socket instanceof TLSSocket) ? '530 STARTTLS first' : '250 ok')],
    [/^QUIT/i, () => socket.end('221 bye\r\n')],
    [/^/, () => reply('250 ok')],
  ]
  const onLine = (line: string) => {
    if (!message && server.refused?.command.test(line)) return reply(server.refused.answer)
    if (!message) return answers.find(([command]) => command.test(line))?.[1]()
    if (line !== '.') return message.push(line)
    const whole = message.join('\n')
    message = undefined
    server.received.push(whole)
    onMessage(whole)
    if (server.held?.test(whole)) return waiting.push(() => reply('250 queued'))
    return reply('250 queued')
  }
  let rest = ''
  socket.on('error', () => {})
  socket.on('data', (chunk) => {
    const lines = (rest + chunk).split('\r\n')
    rest = lines.pop() ?? ''
    lines.forEach(onLine)
  })
}
