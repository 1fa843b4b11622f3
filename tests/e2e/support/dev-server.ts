import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline'
import { inherited } from '../../support/portal-process.ts'
import { files, root } from '../../support/tree.ts'

/** A command of development that runs on a copy of the tree, so that a test may edit its files. */
export interface DevServer {
  url: string
  /** What it has printed so far, line by line. */
  output: string[]
  /** Replaces a text wherever the files that match the pattern hold it. */
  edit(pattern: string, text: string, by: string): Promise<void>
  /** Ends every process of it and removes the copy. */
  stop(): Promise<void>
}

/** What a command needs of the tree. */
const copied = [
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts', 'codegen.config.ts', 'redocly.yaml'],
  ...['src', 'scripts', 'openapi'],
  // Vite serves no file from outside the copy.
  ...['node_modules/@fontsource', 'node_modules/@fontsource-variable'],
]

/** `words` and `environment` get two ports in a row that are free. */
export interface DevCommand {
  script: string
  words?: (port: number) => string[]
  environment?: (port: number) => Record<string, string>
}

/** Resolves when it listens; a server behind it may still start, and requests wait for that. */
export async function startDev({ script, words, environment }: DevCommand): Promise<DevServer> {
  // Inside the repository, so that Node finds its packages.
  const tree = join(root, 'dist', basename(script, '.ts'))
  const output: string[] = []
  let stop = () => rm(tree, { recursive: true, force: true })
  try {
    await stop()
    await Promise.all(copied.map((path) => cp(join(root, path), join(tree, path), { recursive: true })))
    const port = await findPorts()
    const child = spawn(process.execPath, [script, ...(words?.(port) ?? [])], {
      cwd: tree,
      // A group of its own, which can be ended as a whole; it ends by itself when the channel closes.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...inherited(), HOST: '127.0.0.1', DATA_DIR: join(tree, '.data'), ...environment?.(port) },
    })
    const removeTree = stop
    stop = () => end(child).then(removeTree)
    return { url: await urlOf(child, output), output, edit: (...words) => edit(tree, ...words), stop }
  } catch (error) {
    await stop()
    throw new Error(`${script} does not start: ${error}\n${output.slice(-20).join('\n')}`)
  }
}

/** Two free ports in a row; a command takes the second one for the server behind Vite. */
async function findPorts(): Promise<number> {
  const first = await listenAt(0)
  const address = first.address()
  const port = address && typeof address === 'object' ? address.port : 0
  const second = await listenAt(port + 1).catch(() => undefined)
  first.close()
  second?.close()
  return second ? port : findPorts()
}

async function listenAt(port: number): Promise<Server> {
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}

function urlOf(child: ChildProcess, output: string[]): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  for (const input of [child.stdout, child.stderr]) {
    if (!input) continue
    createInterface({ input }).on('line', (line) => {
      output.push(line)
      const url = /Local:\s+(http\S+?)\/?$/.exec(withoutColour(line))?.[1]
      if (url) resolve(url)
    })
  }
  child.once('exit', (code, signal) => reject(new Error(`it ended with ${code ?? signal}`)))
  return promise
}

async function edit(tree: string, pattern: string, text: string, by: string): Promise<void> {
  for (const path of files(pattern)) {
    const source = await readFile(join(tree, path), 'utf8')
    if (!source.includes(text)) continue
    // Renaming replaces the file at once, so Vite cannot read it half written.
    const written = join(tree, 'edited.tmp')
    await writeFile(written, source.replaceAll(text, by))
    await rename(written, join(tree, path))
  }
}

/** Asks it to end, and kills what is left of its group. */
async function end(child: ChildProcess): Promise<void> {
  const killAll = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL')
    } catch {
      // None is left.
    }
  }
  const patience = setTimeout(killAll, 20_000)
  if (child.exitCode === null && child.signalCode === null) {
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    await exited
  }
  clearTimeout(patience)
  killAll()
}

const withoutColour = (line: string) => line.replaceAll(new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g'), '')
