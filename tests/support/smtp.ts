import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

export interface SmtpServer {
  url: string
  /** Raw messages, headers included. */
  received: string[]
  /** While true, the server rejects every recipient with a temporary error. */
  busy: boolean
  /** While true, the server offers STARTTLS, and then refuses it. */
  offersTls: boolean
  /** The answer to recipients that match, as '550 5.1.1 unknown'. */
  refused: { recipient: RegExp; answer: string } | undefined
  /** A matching message is received but acknowledged only after release(). */
  held: RegExp | undefined
  release(): void
  close(): Promise<void>
}

/** Starts an SMTP server with the commands that receiving a mail needs. */
export async function startSmtp(onMessage: (message: string) => void = () => {}): Promise<SmtpServer> {
  const waiting: (() => void)[] = []
  const listener = createServer((socket) => handleConnection(socket, server, waiting, onMessage)).listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  const port = address && typeof address === 'object' ? address.port : 0
  const server: SmtpServer = {
    url: `smtp://127.0.0.1:${port}`,
    received: [],
    busy: false,
    offersTls: false,
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

function handleConnection(
  socket: Socket,
  server: SmtpServer,
  waiting: (() => void)[],
  onMessage: (message: string) => void,
): void {
  let message: string[] | undefined
  const reply = (line: string) => socket.write(`${line}\r\n`)
  const startMessage = () => {
    message = []
    reply('354 go on')
  }
  const answerRecipient = (line: string) => {
    if (server.refused?.recipient.test(line)) return reply(server.refused.answer)
    return reply(server.busy ? '451 try again later' : '250 ok')
  }
  const answers: [RegExp, (line: string) => void][] = [
    [/^(EHLO|HELO)/i, () => reply(server.offersTls ? '250-test\r\n250 STARTTLS' : '250 test')],
    [/^RCPT/i, answerRecipient],
    [/^DATA/i, () => startMessage()],
    [/^STARTTLS/i, () => reply('502 no encryption here')],
    [/^QUIT/i, () => socket.end('221 bye\r\n')],
    [/^/, () => reply('250 ok')],
  ]
  const onLine = (line: string) => {
    if (!message) return answers.find(([command]) => command.test(line))?.[1](line)
    if (line !== '.') return message.push(line)
    const whole = message.join('\n')
    message = undefined
    server.received.push(whole)
    onMessage(whole)
    if (server.held?.test(whole)) return waiting.push(() => reply('250 queued'))
    return reply('250 queued')
  }
  let rest = ''
  reply('220 test')
  socket.on('error', () => {})
  socket.on('data', (chunk) => {
    const lines = (rest + chunk).split('\r\n')
    rest = lines.pop() ?? ''
    lines.forEach(onLine)
  })
}
