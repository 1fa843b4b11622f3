import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { get } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { secretVariables } from '#server/secret-settings.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { ensureProgram } from '../scripts/apt.ts'
import { releaseStart } from '../scripts/bench/server-process.ts'
import { certificateFiles, deployedConfiguration, startDeployedNginx } from './support/deployed-nginx.ts'
import { read, root } from './support/tree.ts'

// The files that an operator installs, with the programs that read them.

const folder = temporaryFolder('portal-deploy')

/** The names of every variable that the configuration reads. */
function variablesRead(): string[] {
  const source = ['config', 'mail-settings', 'staff-sign-in-settings']
    .map((name) => read(`src/server/${name}.ts`))
    .join()
  const settings = [...source.matchAll(/\b(?:read|required)\('([A-Z_]+)'/g)]
  const files = secretVariables.map((name) => `${name}_FILE`)
  return [...new Set([...settings.map(([, name = '']) => name), ...files])]
}

describe('deploy/portal.env', () => {
  const lines = read('deploy/portal.env').split('\n')
  const named = lines.flatMap((line) => /^#?([A-Z_]+)=/.exec(line)?.[1] ?? [])

  it('names every variable of the configuration, of bin/portal and Node, and no other', () => {
    const further = ['PORTAL_NODE', 'NODE_OPTIONS']
    expect(named.toSorted()).toEqual([...variablesRead(), ...further].toSorted())
  })

  it('explains every variable in the comment above it', () => {
    const bare = lines.filter((line, at) => /^#?[A-Z_]+=/.test(line) && !/^#/.test(lines[at - 1] ?? ''))
    expect(bare).toEqual([])
  })

  it('has the variables that the README lists', () => {
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

describe('deploy/portal@.service', () => {
  it('starts again after any number of failures: a limit would close its socket', () => {
    expect(read('deploy/portal@.service')).toMatch(/^StartLimitIntervalSec=0$/m)
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

  it('passes on neither the trace nor the forwarded address that a caller sent', async () => {
    const portal = createServer((request, response) => response.end(JSON.stringify(request.headers)))
    await once(portal.listen(0, '127.0.0.1'), 'listening')
    const { port } = portal.address() as AddressInfo
    const nginx = await startDeployedNginx([port, port])
    try {
      const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00'
      const headers = { traceparent, 'x-forwarded-for': '10.9.9.9', host: 'portal.example' }
      const [answer] = await once(get(nginx.url, { headers, rejectUnauthorized: false }), 'response')
      const passed = JSON.parse(await text(answer))
      expect(passed).not.toHaveProperty('traceparent')
      expect(passed).toMatchObject({ host: 'portal.example', 'x-forwarded-for': '127.0.0.1' })
    } finally {
      await nginx.stop()
      portal.close()
    }
  })

  it('finds a script that only one of the processes has, as during an upgrade', async () => {
    const listening = async (paths: string[]) => {
      const server = createServer(({ url = '' }, response) => response.writeHead(paths.includes(url) ? 200 : 404).end())
      await once(server.listen(0, '127.0.0.1'), 'listening')
      return { server, port: (server.address() as AddressInfo).port }
    }
    const [before, after] = [await listening(['/assets/before.js']), await listening(['/assets/after.js', '/page'])]
    const nginx = await startDeployedNginx([before.port, after.port])
    try {
      const statusOf = async (path: string) =>
        (await once(get(nginx.url + path, { rejectUnauthorized: false }), 'response'))[0].resume().statusCode
      const statuses = async (path: string) => [await statusOf(path), await statusOf(path)].toSorted()
      expect(await statuses('/assets/before.js')).toEqual([200, 200])
      expect(await statuses('/assets/after.js')).toEqual([200, 200])
      expect(await statuses('/assets/neither.js')).toEqual([404, 404])
      expect(await statuses('/page'), 'other requests are not repeated').toEqual([200, 404])
    } finally {
      await nginx.stop()
      for (const { server } of [before, after]) server.close()
    }
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
