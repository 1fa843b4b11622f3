// Runs code samples as programs.
import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LanguageId } from '#docs/model/snippet.ts'
import { installDebianPackage } from '../../scripts/apt.ts'
import { compileCsharp, environment as dotnetEnvironment, hasDotnet } from './dotnet.ts'
import { hasCommand, onlyRareLanguages } from './sample-tools.ts'

export interface Answer {
  status: number
  body: string
}

interface Runtime {
  file: string
  command: string[]
}

const node = process.execPath

const runtimes: Record<Exclude<LanguageId, 'csharp' | 'python'>, Runtime & { version: string }> = {
  shell: { file: 'sample.sh', command: ['bash'], version: '--version' },
  javascript: { file: 'sample.mjs', command: [node], version: '--version' },
  typescript: { file: 'sample.mts', command: [node], version: '--version' },
  // These flags shorten the start of the JVM.
  java: { file: 'Sample.java', command: ['java', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'], version: '-version' },
  go: { file: 'sample.go', command: ['go', 'run'], version: 'version' },
  php: { file: 'sample.php', command: ['php'], version: '--version' },
  ruby: { file: 'sample.rb', command: ['ruby'], version: '--version' },
}

/** Installs the tools of the languages that `npm test` runs. */
export function ensureSampleTools(): void {
  if (!hasCommand('curl')) installDebianPackage('curl', 'The cURL samples need curl.')
  if (!python()) installDebianPackage('python3-requests', 'The Python samples need requests.')
}

/** The languages of `npm test`, or the installed ones of `npm run test:samples`. */
export function runnableLanguages(): LanguageId[] {
  if (!onlyRareLanguages) return ['shell', 'javascript', 'python']
  const rare: (keyof typeof runtimes)[] = ['typescript', 'java', 'go', 'php', 'ruby']
  const installed = rare.filter((language) =>
    hasCommand(runtimes[language].command[0] ?? '', runtimes[language].version),
  )
  return hasDotnet() ? [...installed, 'csharp'] : installed
}

let foundPython: string | undefined

function python(): string | undefined {
  foundPython ??= ['python3', '/usr/bin/python3'].find(
    (command) => spawnSync(command, ['-c', 'import requests'], { stdio: 'ignore' }).status === 0,
  )
  return foundPython
}

function runtimeOf(language: Exclude<LanguageId, 'csharp'>): Runtime {
  return language === 'python' ? { file: 'sample.py', command: [python() ?? 'python3'] } : runtimes[language]
}

/** Runs a sample in a temporary folder with the given files, and parses the status and the body that it prints. */
export async function runSample(
  language: LanguageId,
  code: string,
  files: Record<string, string> = {},
): Promise<Answer> {
  const folder = await mkdtemp(join(tmpdir(), 'sample-'))
  try {
    for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
    const [program = '', ...args] = await programOf(language, code, folder)
    const more = language === 'csharp' ? dotnetEnvironment : {}
    return answerOf(language, await output(program, args, folder, more))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The command that runs the sample, which is written into the folder. */
async function programOf(language: LanguageId, code: string, folder: string): Promise<string[]> {
  if (language === 'csharp') return compileCsharp(code, folder)
  const { file, command } = runtimeOf(language)
  await writeFile(join(folder, file), code)
  return [...command, file]
}

// Overrides the machine's proxy and locale: the server is local and answers in UTF-8.
const environment = {
  ...process.env,
  NO_PROXY: '127.0.0.1',
  no_proxy: '127.0.0.1',
  PYTHONIOENCODING: 'utf-8',
}

function output(program: string, args: string[], cwd: string, more: Record<string, string>): Promise<string> {
  const env = { ...environment, ...more }
  return new Promise((done, fail) => {
    execFile(program, args, { cwd, encoding: 'utf8', timeout: 120_000, env }, (error, stdout, stderr) => {
      if (error) fail(new Error(`${program} ${args.join(' ')}: ${error.message}\n${stderr}`))
      else done(stdout)
    })
  })
}

/** cURL prints headers and body, the other samples the status on a line before the body. */
function answerOf(language: LanguageId, printed: string): Answer {
  const [, status, body = ''] =
    (language === 'shell' ? /^HTTP\/\S+ (\d+).*?\r\n\r\n(.*)$/s : /^(\d+)\r?\n(.*)$/s).exec(printed) ?? []
  if (status === undefined) throw new Error(`The sample printed no status: ${printed}`)
  return { status: Number(status), body: body.trimEnd() }
}
