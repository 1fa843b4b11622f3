// Interpreters of the code samples' languages. Each evaluates string expressions of its language.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'

export interface Tool {
  language: 'shell' | 'javascript' | 'python' | 'java' | 'go' | 'php' | 'ruby'
  /** Evaluates string expressions of the language. */
  valuesOf(expressions: string[]): string[]
}

interface Interpreter {
  command: string[]
  version: string
  file: string
  /** A program that prints the bytes of each value in hexadecimal, one line per value. */
  program(expressions: string[]): string
}

const interpreters: Record<Exclude<Tool['language'], 'javascript'>, Interpreter> = {
  shell: {
    command: ['bash'],
    version: '--version',
    file: 'sample.sh',
    program: (each) => each.map((value) => `printf %s ${value} | od -An -v -tx1 | tr -d ' \\n'; echo`).join('\n'),
  },
  python: {
    command: ['python3'],
    version: '--version',
    file: 'sample.py',
    program: (each) => `for value in [\n${each.join(',\n')}\n]: print(value.encode().hex())`,
  },
  java: {
    command: ['java'],
    version: '-version',
    file: 'Sample.java',
    program: (each) => `class Sample { public static void main(String[] args) {
for (var value : new String[] {\n${each.join(',\n')}\n}) {
  System.out.println(java.util.HexFormat.of().formatHex(value.getBytes(java.nio.charset.StandardCharsets.UTF_8)));
} } }`,
  },
  go: {
    command: ['go', 'run'],
    version: 'version',
    file: 'sample.go',
    program: (each) => `package main
import "fmt"
func main() { for _, value := range []string{\n${each.map((value) => `${value},\n`).join('')}} { fmt.Printf("%x\\n", value) } }`,
  },
  php: {
    command: ['php'],
    version: '--version',
    file: 'sample.php',
    program: (each) => `<?php foreach ([\n${each.join(',\n')}\n] as $value) echo bin2hex($value), "\\n";`,
  },
  ruby: {
    command: ['ruby'],
    version: '--version',
    file: 'sample.rb',
    program: (each) => `[\n${each.join(',\n')}\n].each { |value| puts value.unpack1("H*") }`,
  },
}

const javascript: Tool = {
  language: 'javascript',
  valuesOf: (expressions) => runInNewContext(`[${expressions.join(',')}]`),
}

/** `npm run test:samples` runs TypeScript, Java, Go, PHP, Ruby and C# instead of cURL, JavaScript and Python. */
export const onlyRareLanguages = process.env.SAMPLE_LANGUAGES === 'rare'

/** The installed interpreters of this run's languages. */
export function installedTools(): Tool[] {
  const found = Object.entries(interpreters).filter(
    ([language, { command, version }]) =>
      onlyRareLanguages !== ['shell', 'python'].includes(language) && hasCommand(command[0] ?? '', version),
  )
  return [
    ...(onlyRareLanguages ? [] : [javascript]),
    ...found.map(([language, interpreter]) => ({
      language: language as Tool['language'],
      valuesOf: (expressions: string[]) =>
        runProgram(interpreter, interpreter.program(expressions))
          .split('\n')
          .slice(0, expressions.length)
          .map((digits) => Buffer.from(digits, 'hex').toString()),
    })),
  ]
}

export const hasCommand = (command: string, version = '--version'): boolean =>
  spawnSync(command, [version], { stdio: 'ignore' }).status === 0

function runProgram({ command, file }: Interpreter, source: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'sample-'))
  try {
    writeFileSync(join(folder, file), source)
    const [name = '', ...args] = command
    const { status, stdout, stderr } = spawnSync(name, [...args, file], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1e8,
    })
    if (status !== 0) throw new Error(`${file} exited with ${status}: ${stderr.slice(0, 2000)}`)
    return stdout
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
