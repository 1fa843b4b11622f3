import { execFileSync, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { secretVariables } from '#server/secret-settings.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { ensureProgram } from '../scripts/apt.ts'
import { releaseStart } from '../scripts/bench/server-process.ts'
import { certificateFiles, deployedConfiguration } from './support/deployed-nginx.ts'
import { read, root } from './support/tree.ts'

// The files that an operator installs, with the programs that read them.

const folder = temporaryFolder('portal-deploy')

/** The names of every variable that the configuration reads. */
function variablesRead(): string[] {
  const settings = [...read('src/server/config.ts').matchAll(/\b(?:read|required)\('([A-Z_]+)'/g)]
  const files = secretVariables.map((name) => `${name}_FILE`)
  return [...new Set([...settings.map(([, name = '']) => name), ...files])]
}

describe('deploy/portal.env', () => {
  const lines = read('deploy/portal.env').split('\n')
  const named = lines.flatMap((line) => /^#?([A-Z_]+)=/.exec(line)?.[1] ?? [])

  it('names every variable of the configuration, that of Node, and no other', () => {
    expect(named.toSorted()).toEqual([...variablesRead(), 'NODE_OPTIONS'].toSorted())
  })

  it('explains every variable in the comment above it', () => {
    const bare = lines.filter((line, at) => /^#?[A-Z_]+=/.test(line) && !/^#/.test(lines[at - 1] ?? ''))
    expect(bare).toEqual([])
  })

  it('is what the README lists', () => {
    const listed = [...read('README.md').matchAll(/^\| ([A-Z_]+(?:, [A-Z_]+)*) \|/gm)].flatMap(([, names = '']) =>
      names.split(', '),
    )
    expect(named.filter((name) => !name.endsWith('_FILE')).toSorted()).toEqual(listed.toSorted())
  })
})

describe('the systemd units', () => {
  const systemdAnalyze = (...args: string[]) =>
    spawnSync(ensureProgram(['systemd-analyze'], 'systemd'), args, { cwd: folder, encoding: 'utf8' })

  // The unit of an instance, with a program that exists here.
  const install = (unit: string, name: string) =>
    writeFileSync(join(folder, name), read(`deploy/${unit}`).replaceAll('/opt/portal/', `${root}/deploy/`))

  it.each([
    ['portal@.service', 'portal@8081.service'],
    ['portal-migrate.service', 'portal-migrate.service'],
  ])('deploy/%s is valid and exposes little', (unit, name) => {
    install(unit, name)
    install('portal@.socket', 'portal@8081.socket')
    expect(systemdAnalyze('verify', join(folder, name))).toMatchObject({ status: 0, stderr: '' })
    const { stdout } = systemdAnalyze('security', '--offline=true', join(folder, name))
    expect(Number(/Overall exposure level for \S+: ([\d.]+)/.exec(stdout)?.[1])).toBeLessThan(2)
  })
})

describe('deploy/nginx.conf', () => {
  it('is valid', async () => {
    const path = join(folder, 'nginx.conf')
    const ports = { http: 18_080, https: 18_443, processes: [18_081, 18_082] }
    writeFileSync(path, deployedConfiguration(folder, ports, certificateFiles(folder)))
    const nginx = ensureProgram(['nginx'], 'nginx')
    expect(() =>
      execFileSync(nginx, ['-t', '-p', folder, '-c', path, '-e', 'error.log'], { stdio: 'pipe' }),
    ).not.toThrow()
  })

  it('asks the processes that deploy/INSTALL.md starts', () => {
    const ports = [...read('deploy/nginx.conf').matchAll(/server 127\.0\.0\.1:(\d+)/g)].map(([, port]) => port)
    expect(ports.length).toBe(2)
    for (const port of ports) expect(read('deploy/INSTALL.md')).toContain(`portal@${port}`)
  })
})

describe('deploy/bin/portal', () => {
  it('starts Node as the benchmarks measure it', () => {
    const { options, variables } = releaseStart
    const assignments = Object.entries(variables).map(([name, value]) => `${name}=${value}`)
    expect(read('deploy/bin/portal')).toContain(`\nexport ${assignments.join(' ')}\n`)
    expect(read('deploy/bin/portal')).toContain(`\nexport NODE_OPTIONS="${options.join(' ')} \${NODE_OPTIONS:-}"\n`)
  })
})

describe('deploy/Containerfile', () => {
  const text = read('deploy/Containerfile')

  it('takes the base as an argument without a default', () => {
    expect(text).toMatch(/^ARG BASE\nFROM \$\{BASE\}$/m)
  })

  it('has no demo mode, whose accounts have a public password, unless asked for it', () => {
    expect(text).toMatch(/^ENV .*\bDEMO=0\b/m)
  })

  it('runs the program of the release as a user without rights', () => {
    expect(text).toContain('ENTRYPOINT ["/opt/portal/bin/portal"]')
    expect(text).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m)
  })
})
