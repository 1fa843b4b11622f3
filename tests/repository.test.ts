import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { runScript } from './support/run-script.ts'
import {
  files,
  type Import,
  importsOf,
  isTest,
  read,
  root,
  showImport,
  sources,
  specifications,
  stylesAndSettings,
} from './support/tree.ts'

const run = promisify(execFile)
const imports = sources().flatMap(importsOf)

const isOwn = (path: string) => /^(src|tests|scripts)\/|^package\.json$|^node:/.test(path)
const packageOf = (path: string) => /^(@[^/]+\/)?[^/]+/.exec(path)?.[0]

describe('imports', () => {
  it('every component beside Chakra begins with its reason', () => {
    const components = files('src/web/ui/*.tsx').filter((path) => !isTest(path))
    expect(components.length).toBeGreaterThan(20)
    expect(components.filter((path) => !/^(\/\/|\/\*\*) /.test(read(path)))).toEqual([])
  })

  it('there are no import cycles, types included', () => {
    expect(cyclesIn(imports)).toEqual([])
  })

  // Node refuses a path that a package does not export. A package without exports opens all of its files.
  it('of packages without exports name only paths of their documentation', () => {
    const documented = ['ajv/dist/2020.js', 'pg-boss/package.json']
    const manifestOf = (to: string) => `node_modules/${packageOf(to)}/package.json`
    const deep = imports
      .filter(({ to }) => !isOwn(to) && to !== packageOf(to) && existsSync(join(root, manifestOf(to))))
      .filter(({ to }) => JSON.parse(read(manifestOf(to))).exports === undefined)
    expect(deep.filter(({ to }) => !documented.includes(to)).map(showImport)).toEqual([])
    expect(imports.filter(({ to }) => to.includes('node_modules/')).map(showImport)).toEqual([])
  })

  // Node needs the attribute; TypeScript and Vitest do not, so only a start of the server would fail.
  it('imports of JSON name its type', () => {
    const untyped = sources().filter((path) => /^import .* from '[^']+\.json'$/m.test(read(path)))
    expect(untyped).toEqual([])
  })

  // The types of the `fail` in a context, and of one that a function takes, list the documented problems.
  it('operations and what they share throw only by the fail that they are given', () => {
    const entrances = /^src\/server\/(plugins\/|operation\.ts|db\/disk-space\.ts|demo\/past\.ts)/
    const unchecked =
      /^import \{[^}]*\b(?<!type )(fail|ProblemError|refusals)\b[^}]*\} from '#(domain\/problems|server\/operation)\.ts'$/m
    const shared = files('src/server/**/*.ts').filter((path) => !isTest(path) && !entrances.test(path))
    expect(shared.filter((path) => unchecked.test(read(path)))).toEqual([])
  })
})

/** Repeatedly removes modules without importers or without imports. The remaining modules are on a cycle. */
function cyclesIn(edges: Import[]): string[] {
  const withoutEnds = (rest: Import[]) => {
    const [importers, imported] = [new Set(rest.map(({ from }) => from)), new Set(rest.map(({ to }) => to))]
    return rest.filter(({ from, to }) => imported.has(from) && importers.has(to))
  }
  let rest = edges
  for (let next = withoutEnds(rest); next.length < rest.length; next = withoutEnds(rest)) rest = next
  return rest.map(showImport)
}

describe('the tree', () => {
  it('has no file of more than 300 lines', () => {
    const long = sources().filter((path) => read(path).trimEnd().split('\n').length > 300)
    expect(long).toEqual([])
  })

  it('has no specification file of more than 600 lines', () => {
    const long = specifications().filter((path) => read(path).trimEnd().split('\n').length > 600)
    expect(long).toEqual([])
  })

  it('has generated code that npm run generate would not change', { timeout: 60_000 }, async () => {
    await expect(run(process.execPath, ['scripts/generate.ts', '--check'], { cwd: root })).resolves.toBeDefined()
  })

  it('has scripts whose --help prints the usage and does nothing else', { timeout: 120_000 }, async () => {
    for (const script of files('scripts/*.{ts,mjs}').filter(isCommand)) {
      const { stdout } = await run(process.execPath, [script, '--help'], { cwd: root })
      expect(stdout, `${script} --help`).toMatch(/\w+ \w+/)
    }
  })

  it('has scripts that answer a mistyped option with one line and the usage', { timeout: 120_000 }, async () => {
    for (const script of files('scripts/*.ts').filter((path) => /parseOptions } from/.test(read(path)))) {
      const { status, stderr } = await runScript(script, ['--prt'], root)
      expect([status, stderr.split('\n')[0]], script).toEqual([2, "Unknown option '--prt'"])
      expect(stderr).not.toMatch(/^ +at /m)
    }
  })

  it('pins every dependency to one version', () => {
    const { dependencies, devDependencies } = manifest()
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/(^|@)\d+\.\d+\.\d+$/.test(version),
    )
    expect(loose).toEqual([])
  })

  it('lists exactly Node and the packages that the server imports in dependencies', () => {
    const serverPaths = /^(src\/(server|domain|simulator|docs\/model)\/|scripts\/command\.ts)/
    const packages = imports
      .filter(({ from, to }) => serverPaths.test(from) && !isTest(from) && !isOwn(to))
      .map(({ to }) => packageOf(to))
    expect(Object.keys(manifest().dependencies).toSorted()).toEqual([...new Set(packages), 'node'].toSorted())
  })

  it('has one decision record line per dependency, and no other', () => {
    const { dependencies, devDependencies } = manifest()
    const record = read('docs/decisions/0004-dependencies.md')
    const rows = [...record.matchAll(/^\| (?!package |-)([^|]+) \|/gm)].flatMap(([, names = '']) => names.split(', '))
    expect(rows.toSorted()).toEqual(Object.keys({ ...dependencies, ...devDependencies }).toSorted())
  })

  // The bundler takes these functions for pure, and deletes a call whose result is not used, in a try block too.
  it('uses the result of each function that the bundler would delete', () => {
    const discarded = /\btry \{\s*(?:(?:de|en)codeURI(?:Component)?|String\.from(?:CodePoint|CharCode))\(/
    expect(files('src/**/*.{ts,tsx}').filter((path) => discarded.test(read(path)))).toEqual([])
  })

  it('has no test that sleeps', () => {
    const sleeping = sources().filter((path) => (isTest(path) || path.startsWith('tests/e2e/')) && sleeps(read(path)))
    expect(sleeping).toEqual([])
  })

  it('has tests that create temporary folders with tests/support/temporary-folder.ts, which removes them', () => {
    const makers = sources().filter((path) => /import \{[^}]*\bmkdtemp/.test(read(path)))
    expect(makers.filter(isTest)).toEqual([])
    expect(makers.filter((path) => !/\brm(Sync)?\(|\busing \w+ = /.test(read(path)))).toEqual([])
  })

  // By default vi.waitFor gives up after a second. expect.poll has its timeout from vite.config.ts.
  it('has tests that wait with tests/support/wait-for.ts, and page tests with Testing Library', () => {
    const limited = sources().filter((path) => /vi\.waitFor\(|asyncUtilTimeout/.test(read(path)))
    expect(limited).toEqual(['tests/repository.test.ts', 'tests/support/page-env.ts', 'tests/support/wait-for.ts'])
    const ofPages = files('src/**/*.test.tsx').filter((path) => /wait-for\.ts'|expect\.poll/.test(read(path)))
    expect(ofPages).toEqual([])
  })
})

function isCommand(path: string): boolean {
  return (
    manifest().commands.some((command) => command.includes(path)) ||
    /process\.argv|'\.\/parse-options\.ts'/.test(read(path))
  )
}

function sleeps(source: string): boolean {
  return /waitForTimeout\(|node:timers\/promises|=> setTimeout\((resolve|done)\b/.test(source)
}

interface Manifest {
  scripts: Record<string, string>
  commands: string[]
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

function manifest(): Manifest {
  const json = JSON.parse(read('package.json'))
  return { ...json, commands: Object.values(json.scripts) }
}

describe('the documentation', () => {
  const wordsOf = (path: string) =>
    read(path)
      .split(/\s+/)
      .filter((word) => /\w/.test(word)).length

  it('has at most 10 000 words', () => {
    expect(files('docs/**/*.md').reduce((sum, path) => sum + wordsOf(path), 0)).toBeLessThanOrEqual(10_000)
  })

  it('has at most 350 words in a decision record', () => {
    expect(files('docs/decisions/*.md').filter((path) => wordsOf(path) > 350)).toEqual([])
  })
})

describe('no comment', () => {
  const comments = [...sources(), ...specifications(), ...stylesAndSettings()].flatMap((file) =>
    [...read(file).matchAll(/(?:^|[\s{])(?:\/\/|\*|\/\*\*?|#|;|<!--) .*$/gm)].map(([comment]) => ({ file, comment })),
  )
  const named = (pattern: RegExp) =>
    comments.flatMap(({ file, comment }) => [...comment.matchAll(pattern)].map(([path]) => ({ file, path })))

  it('names a path that does not exist', () => {
    const paths = named(/(?<![\w/.:<#-])(?:src|scripts|tests|docs|openapi|deploy|\.ci)\/[\w./*-]*\w(?![<{])/g)
    const exists = (path: string) => (path.includes('*') ? files(path).length > 0 : existsSync(join(root, path)))
    expect(paths.filter(({ path }) => !exists(path))).toEqual([])
  })

  it('names an identifier that does not exist', () => {
    const identifiers = named(/`([A-Za-z_$][\w$]*)(?:\(\))?`/g)
    const code = sources()
      .map((file) => read(file).replaceAll(/(?:^|[\s{])(?:\/\/|\*|\/\*\*?) .*$/gm, ''))
      .join('\n')
    const words = new Set(code.match(/[A-Za-z_$][\w$]*/g))
    expect(identifiers.filter(({ path }) => !words.has(path.replaceAll(/[`()]/g, '')))).toEqual([])
  })

  it('names a file that does not exist', () => {
    const names = new Set(files('*', '{src,scripts,tests,docs,openapi,deploy}/**').map((path) => basename(path)))
    const bare = named(/(?<![\w/.:<#*{@-])[\w-][\w.-]*\.(?:tsx?|mjs|md|ya?ml)\b(?![<{(/])/g)
    expect(bare.length).toBeGreaterThan(10)
    expect(bare.filter(({ path }) => !names.has(path))).toEqual([])
  })
})

it('every command in the table of the README is started by a test that names it', () => {
  const { scripts } = manifest()
  const tests = files('{src,scripts,tests}/**/*.{test,spec}.{ts,tsx}').map(read)
  const commands = [...read('README.md').matchAll(/^\| `npm (?:run )?([\w:]+)/gm)].map(([, name = '']) => name)
  const isStarted = (name: string) => {
    const program = scripts[name]?.split(' ').find((word) => word !== 'node') ?? name
    const title = new RegExp(`['"\`][^'"\`\n]*\\bnpm (run )?${name}(?![\\w:-])`)
    return tests.some((text) => title.test(text) && text.includes(program))
  }
  expect(commands.length).toBeGreaterThan(10)
  expect(commands.filter((name) => !isStarted(name))).toEqual([])
})

describe.each(files('*.md', 'deploy/*.md', 'docs/**/*.md'))('%s', (page) => {
  const text = read(page)

  it('names npm scripts that exist', () => {
    const named = [...text.matchAll(/\bnpm (?:run )?([a-z][\w:-]*)/g)].map(([, name]) => name ?? '')
    const builtIn = ['ci', 'install', 'audit', 'packages', 'package', 'scripts', 'script', 'font']
    const { scripts } = manifest()
    expect(named.filter((name) => !(name in scripts) && !builtIn.includes(name))).toEqual([])
  })

  it('names paths that exist', () => {
    const inCode = [...text.matchAll(/`((?:src|scripts|tests|docs|openapi|\.ci)\/[\w./*-]*)`/g)].map(
      ([, path]) => path ?? '',
    )
    const folder = page.split('/').slice(0, -1).join('/')
    const linked = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, path]) =>
      join(folder, path ?? ''),
    )
    const missing = [...inCode, ...linked].filter((path) =>
      path.includes('*') ? files(path).length === 0 : !existsSync(join(root, path)),
    )
    expect(missing).toEqual([])
  })

  it('names versions that are installed', () => {
    const { dependencies, devDependencies } = manifest()
    const installed = { ...dependencies, ...devDependencies }
    const claims = [...text.matchAll(/`?(@?[\w/-]+)`?[ @](\d+\.\d+\.\d+)\b/g)]
    const wrong = claims.filter(([, name = '', version]) => name in installed && installed[name] !== version)
    expect(wrong.map(([claim]) => claim)).toEqual([])
  })
})
