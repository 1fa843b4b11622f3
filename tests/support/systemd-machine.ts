import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureProgram } from '../../scripts/apt.ts'
import { type Ended, runToEnd } from './run-to-end.ts'
import { waitFor } from './wait-for.ts'

// A machine for tests of what an operator installs: systemd as process 1 in namespaces of its own, over the files of this
// machine. What it writes is kept in memory and gone at its end. Only root can start it.

/** `$1` is an empty folder, `$2` the folder that is mounted as /root. */
const boot = `
  set -e
  mount --make-rprivate /
  mount -t tmpfs tmpfs "$1"
  mkdir "$1/upper" "$1/work" "$1/root"
  mount -t overlay overlay -o "lowerdir=/,upperdir=$1/upper,workdir=$1/work" "$1/root"
  cd "$1/root"
  mount -t proc proc proc
  mount --bind proc/sys proc/sys
  mount -o remount,ro,bind proc/sys
  mount -t sysfs -o ro sysfs sys
  mount -t cgroup2 cgroup2 sys/fs/cgroup
  for folder in dev run tmp; do mount -t tmpfs tmpfs $folder; done
  for device in null zero full random urandom tty; do
    touch dev/$device
    mount --bind /dev/$device dev/$device
  done
  mkdir dev/pts dev/shm
  mount -t devpts -o newinstance,ptmxmode=0666 devpts dev/pts
  ln -s pts/ptmx dev/ptmx
  ln -s /proc/self/fd dev/fd
  rm -rf etc/systemd/system opt/*
  mkdir -p etc/systemd/system
  mount --bind "$2" root
  ip link set lo up
  mkdir -p mnt/before
  pivot_root . mnt/before
  umount --lazy /mnt/before
  exec env --ignore-environment container=test PATH=/usr/sbin:/usr/bin:/sbin:/bin \\
    /lib/systemd/systemd --unit=multi-user.target
`

const namespaces = ['--mount', '--pid', '--net', '--uts', '--ipc', '--cgroup']

export interface SystemdMachine {
  /** Runs a script in the shell of root, in its home, for at most a minute. */
  run(script: string): Promise<Ended>
  stop(): Promise<void>
}

/** Starts a machine whose /root is this folder. */
export async function startSystemdMachine(home: string): Promise<SystemdMachine> {
  const nsenter = ensureProgram(['nsenter'], 'util-linux')
  const folder = mkdtempSync(join(tmpdir(), 'portal-machine-'))
  const place = join(folder, 'mounts')
  mkdirSync(place)
  // The machine ends with this process, even when that is killed.
  const options = ['--pdeathsig', 'KILL', 'unshare', ...namespaces, '--fork', '--kill-child']
  const unshare = spawn(
    ensureProgram(['setpriv'], 'util-linux'),
    [...options, 'bash', '-c', boot, 'boot', place, home],
    { stdio: 'inherit' },
  )
  const killMachine = () => unshare.kill('SIGKILL')
  process.once('exit', killMachine)
  /** Process 1 of the machine. */
  const first = () => readFileSync(`/proc/${unshare.pid}/task/${unshare.pid}/children`, 'utf8').trim()
  const run = async (script: string): Promise<Ended> => {
    const program = [nsenter, `--target=${first()}`, ...namespaces, 'bash', '-c', `cd /root\n${script}`]
    const env = { HOME: '/root', PATH: '/usr/sbin:/usr/bin:/sbin:/bin', TERM: 'dumb' }
    return await runToEnd(program, { env, timeout: 60_000 })
  }
  const stop = async () => {
    process.off('exit', killMachine)
    if (unshare.exitCode === null && unshare.kill('SIGKILL')) await once(unshare, 'exit')
    await rm(folder, { recursive: true, force: true })
  }
  const isReady = async () => {
    if (unshare.exitCode !== null)
      throw new Error(`The machine needs the rights of root: unshare ended with ${unshare.exitCode}`)
    // Before, it is the shell that mounts.
    if (readFileSync(`/proc/${first()}/comm`, 'utf8').trim() !== 'systemd')
      throw new Error('The machine does not start')
    const { stdout, stderr } = await run('systemctl is-system-running --wait')
    if (!/running|degraded/.test(stdout)) throw new Error(`systemd does not run: ${stdout}${stderr}`)
  }
  try {
    await waitFor(isReady)
  } catch (error) {
    await stop()
    throw error
  }
  return { run, stop }
}
