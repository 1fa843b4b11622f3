import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

export interface SmtpServer {
  url: string
  /** Every message as it came over the wire, headers included. */
  received: string[]
  /** While true the server refuses every recipient for now. */
  busy: boolean
  /** A message that matches is received, and its sender is told only after release(). */
  held: RegExp | undefined
  release(): void
  close(): Promise<void>
}

/** The few words of SMTP that it takes to receive a mail. */
export async function startSmtp(onMessage: (message: string) => void = () => {}): Promise<SmtpServer> {
  const waiting: (() => void)[] = []
  const listener = createServer((socket) => converse(socket, server, waiting, onMessage)).listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  const port = address && typeof address === 'object' ? address.port : 0
  const server: SmtpServer = {
    url: `smtp://127.0.0.1:${port}`,
    received: [],
    busy: false,
    held: undefined,
    release() {
      server.held = undefined
      for (const answer of waiting.splice(0)) answer()
    },
    close: async () => void listener.close(),
  }
  return server
}

function converse(
  socket: Socket,
  server: SmtpServer,
  waiting: (() => void)[],
  onMessage: (message: string) => void,
): void {
  let message: string[] | undefined
  const say = (line: string) => socket.write(`${line}\r\n`)
  const startMessage = () => {
    message = []
    say('354 go on')
  }
  const answers: [RegExp, () => void][] = [
    [/^(EHLO|HELO)/i, () => say('250 test')],
    [/^RCPT/i, () => say(server.busy ? '451 try again later' : '250 ok')],
    [/^DATA/i, () => startMessage()],
    [/^STARTTLS/i, () => say('502 no encryption here')],
    [/^QUIT/i, () => socket.end('221 bye\r\n')],
    [/^/, () => say('250 ok')],
  ]
  const onLine = (line: string) => {
    if (!message) return answers.find(([command]) => command.test(line))?.[1]()
    if (line !== '.') return message.push(line)
    const whole = message.join('\n')
    message = undefined
    server.received.push(whole)
    onMessage(whole)
    if (server.held?.test(whole)) return waiting.push(() => say('250 queued'))
    return say('250 queued')
  }
  let rest = ''
  say('220 test')
  socket.on('error', () => {})
  socket.on('data', (chunk) => {
    const lines = (rest + chunk).split('\r\n')
    rest = lines.pop() ?? ''
    lines.forEach(onLine)
  })
}
