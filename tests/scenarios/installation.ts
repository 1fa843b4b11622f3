import { execFileSync } from 'node:child_process'
import { appendFileSync, copyFileSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { certificateFiles } from '#tests/support/deployed-nginx.ts'
import { type SystemdMachine, startSystemdMachine } from '#tests/support/systemd-machine.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { read } from '#tests/support/tree.ts'

// Runs the commands of deploy/INSTALL.md, as they stand there, on a machine with systemd, PostgreSQL and nginx.

const guide = read('deploy/INSTALL.md')
const version: string = JSON.parse(read('package.json')).version
const nextVersion = `${version}-next`
const ports = [8081, 8082]
/** The exit code of curl when nothing listens. */
const refused = 7
const ask = 'curl --silent --show-error --fail --insecure --max-time 20'

/** The commands of a section of the guide: its blocks, one after the other. */
function commandsOf(heading: string): string {
  const section = guide.split(`${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  const blocks = [...section.matchAll(/^```\n(.*?)^```$/gms)].map(([, block = '']) => block)
  if (blocks.length === 0) throw new Error(`deploy/INSTALL.md has no commands below ${heading}`)
  return blocks.join('')
}

/** The settings that an operator fills in. */
const settings: Record<string, string> = {
  PORTAL_NODE: '/opt/node/bin/node',
  DATABASE_URL: 'postgres://portal:entered-twice@127.0.0.1/portal',
  SMTP_URL: 'smtp://127.0.0.1?tls=none',
  MAIL_FROM: 'portal@portal.example',
  INTERNAL_NETWORKS: '127.0.0.1',
  SESSION_SECRET: 'x'.repeat(32),
  SUBSCRIBER_SECRET: 'y'.repeat(32),
}
const fillIn = [
  ...Object.entries(settings).map(
    ([name, value]) => `sed -i -E 's,^#?${name}=.*,${name}=${value},' /etc/portal/portal.env`,
  ),
  'install -D -m 0600 -t /etc/ssl/portal fullchain.pem privkey.pem',
  '',
].join('\n')

/** The archive that the guide takes from nodejs.org, whose files belong to a user of another machine. */
function packNode(folder: string): void {
  const name = `node-${process.version}-linux-x64`
  const bin = join(folder, name, 'bin')
  mkdirSync(bin, { recursive: true })
  symlinkSync(process.execPath, join(bin, 'node'))
  const options = ['--create', '--dereference', '--owner=12345', '--group=12345', '--directory', folder]
  execFileSync('tar', [...options, '--file', join(folder, `${name}.tar.gz`), name])
  rmSync(join(folder, name), { recursive: true })
}

/** The release again, as a later version with other units. */
function packNextVersion(folder: string, archive: string): void {
  execFileSync('tar', ['--extract', '--file', archive, '--directory', folder])
  appendFileSync(join(folder, `portal-${version}/deploy/portal@.service`), `# Of ${nextVersion}\n`)
  const renamed = `--transform=s,^portal-${version},portal-${nextVersion},`
  const options = ['--create', renamed, '--directory', folder]
  execFileSync('tar', [...options, '--file', join(folder, `portal-${nextVersion}.tar.gz`), `portal-${version}`])
  rmSync(join(folder, `portal-${version}`), { recursive: true })
}

/** The last command of an upgrade. */
const replaceProcesses =
  commandsOf('## Upgrade without an interruption').split(/^(?=systemctl start portal-migrate)/m)[1] ?? ''

/** The command line of a process of this version. */
const runs = (version: string) => expect.stringContaining(`/opt/portal-${version}/`)

/** Tests an installation of the archive that `archive` returns. */
export function testInstallation(archive: () => string): void {
  // Only root can mount and start systemd.
  describe.runIf(process.getuid?.() === 0)('an installation as in deploy/INSTALL.md', () => {
    const home = temporaryFolder('portal-operator')
    let machine: SystemdMachine

    const succeed = async (script: string) => {
      const { status, stdout, stderr } = await machine.run(`set -e\n${script}`)
      if (status === 0) return stdout
      const { stdout: journal } = await machine.run("journalctl --no-pager --lines=20 --unit='portal*'")
      throw new Error(`exit code ${status} of\n${script}\n${stdout}${stderr}${journal}`)
    }
    /** The command line of the process behind each port. */
    const programs = async () => {
      const pids = `systemctl show --property MainPID --value ${ports.map((port) => `portal@${port}`).join(' ')}`
      return (await succeed(`for pid in $(${pids}); do tr '\\0' ' ' < /proc/$pid/cmdline; echo; done`))
        .trim()
        .split('\n')
    }

    /** Installs a version whose program is this script. */
    const installBroken = async (script: string) => {
      await succeed(`mkdir -p /opt/portal-broken/bin
        printf '#!/bin/sh\n%s\n' '${script}' > /opt/portal-broken/bin/portal
        chmod +x /opt/portal-broken/bin/portal
        ln -sfn /opt/portal-broken /opt/portal`)
    }

    beforeAll(async () => {
      copyFileSync(archive(), join(home, basename(archive())))
      packNode(home)
      packNextVersion(home, archive())
      const { certificate, key } = certificateFiles(home)
      copyFileSync(certificate, join(home, 'fullchain.pem'))
      copyFileSync(key, join(home, 'privkey.pem'))
      machine = await startSystemdMachine(home)
      await succeed('systemctl start postgresql nginx')
    }, 120_000)
    afterAll(() => machine?.stop())

    test('serves behind nginx', async () => {
      await succeed(commandsOf('# Install the portal').replaceAll('vNUMBER', process.version))
      expect(await succeed('stat --format %U /opt/node/bin/node')).toBe('root\n')
      const install = commandsOf('## Install on Debian').replaceAll('VERSION', version)
      const [files = '', start = ''] = install.split(/(?=^systemctl daemon-reload$)/m)
      // createuser asks for the password twice.
      await succeed(files.replace(/(^su .*)/m, "printf 'entered-twice\\nentered-twice\\n' | $1"))
      await succeed(fillIn)
      // A second installation keeps the settings.
      await succeed(files.replace(/^(su|useradd) .*/gm, ''))
      await succeed(start)
      expect(await succeed(`${ask} https://127.0.0.1/readyz`)).toContain('"ready"')
      expect(await programs()).toEqual([runs(version), runs(version)])
    })

    test('runs commands as the user of the services, and leaves no failed unit behind', async () => {
      const [definition = ''] = commandsOf('## Commands').split(/(?=^portal check-config)/m)
      await succeed(`${definition}portal check-config --database\nportal backup daily.tar`)
      expect(await succeed('stat --format "%U %a" /var/lib/portal/daily.tar')).toBe('portal 600\n')
      await succeed(`${definition}SUDO_USER=nadia portal staff add theo@portal.example TECHNICAL_LIMITED`)
      expect(await succeed(`${definition}portal audit security`)).toMatch(/ staff-added +"nadia at /)
      // No mail server runs here.
      const { status, stderr } = await machine.run(commandsOf('## Commands'))
      expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringMatching(/^SMTP_URL: .*\n$/) })
      expect(await succeed('systemctl --failed --quiet --plain --no-legend')).toBe('')
    })

    test('stops, also for the next request, and starts again', async () => {
      const [, stop = '', start = ''] = /`(systemctl stop [^`]+)`.*?`(systemctl start [^`]+)`/s.exec(guide) ?? []
      await succeed(stop)
      for (const port of ports)
        expect((await machine.run(`${ask} http://127.0.0.1:${port}/readyz`)).status).toBe(refused)
      await succeed(start)
      for (const port of ports) await succeed(`${ask} http://127.0.0.1:${port}/readyz`)
    })

    test('is upgraded without a failed request', async () => {
      const requests = `until [ -e upgraded ]; do ${ask} --output answer https://127.0.0.1/readyz; echo; done`
      const upgrade = commandsOf('## Upgrade without an interruption').replaceAll('VERSION', nextVersion)
      const [definition] = commandsOf('## Commands').split(/(?=^portal check-config)/m)
      const [answered] = await Promise.all([succeed(requests), succeed(`${definition}${upgrade}touch upgraded`)])
      // One after the other, as many as the machine manages.
      expect(answered.length).toBeGreaterThan(ports.length)
      expect(await programs()).toEqual([runs(nextVersion), runs(nextVersion)])
      expect(await succeed('systemctl cat --no-pager portal@8081')).toContain(`# Of ${nextVersion}`)
      expect(await succeed('systemctl show --property NeedDaemonReload --value portal@8081')).toBe('no\n')
    })

    test('changes nothing when the backup before an upgrade fails', async () => {
      const upgrade = commandsOf('## Upgrade without an interruption').replaceAll('VERSION', version)
      expect((await machine.run(`portal() { return 1; }\n${upgrade}`)).status).not.toBe(0)
      expect(await succeed('readlink /opt/portal')).toBe(`/opt/portal-${nextVersion}\n`)
      expect(await programs()).toEqual([runs(nextVersion), runs(nextVersion)])
    })

    test('keeps its processes when a migration fails', async () => {
      await installBroken('exit 1')
      expect((await machine.run(replaceProcesses)).status).not.toBe(0)
      expect(await programs()).toEqual([runs(nextVersion), runs(nextVersion)])
    })

    test('serves from one process while the other does not start, and goes on when it is mended', async () => {
      await installBroken('[ "$1" = migrate ]')
      const impatient = replaceProcesses
        .replace('--max-time 30', '--max-time 1')
        .replace('; do sleep 1', ' || exit 7; do :')
      expect(await machine.run(impatient)).toMatchObject({ status: 7, stderr: expect.stringContaining('timed out') })
      const [, close = ''] = /`(systemctl stop portal@8081\.socket [^`]+)`/.exec(guide) ?? []
      await succeed(close)
      await succeed(Array.from({ length: 10 }, () => `${ask} https://127.0.0.1/readyz`).join(' && '))
      await succeed(`ln -sfn /opt/portal-${nextVersion} /opt/portal\n${replaceProcesses}`)
      expect(await programs()).toEqual([runs(nextVersion), runs(nextVersion)])
    })
  })
}
