import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

export interface SmtpServer {
  url: string
  /** Every message as it came over the wire, headers included. */
  received: string[]
  /** While true the server refuses every recipient for now. */
  busy: boolean
  close(): Promise<void>
}

/** The few words of SMTP that it takes to receive a mail. */
export async function startSmtp(): Promise<SmtpServer> {
  const listener = createServer((socket) => converse(socket, server)).listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  const port = address && typeof address === 'object' ? address.port : 0
  const server: SmtpServer = {
    url: `smtp://127.0.0.1:${port}`,
    received: [],
    busy: false,
    close: async () => void listener.close(),
  }
  return server
}

function converse(socket: Socket, server: SmtpServer): void {
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
    [/^QUIT/i, () => socket.end('221 bye\r\n')],
    [/^/, () => say('250 ok')],
  ]
  const onLine = (line: string) => {
    if (!message) return answers.find(([command]) => command.test(line))?.[1]()
    if (line !== '.') return message.push(line)
    server.received.push(message.join('\n'))
    message = undefined
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
