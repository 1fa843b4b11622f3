import { ensureProgram } from '../../scripts/apt.ts'

const programs = [
  { name: 'nginx', debianPackage: 'nginx' },
  { name: 'pgbouncer', debianPackage: 'pgbouncer' },
  { name: 'clamd', debianPackage: 'clamav-daemon' },
  { name: 'promtool', debianPackage: 'prometheus' },
  { name: 'systemd-analyze', debianPackage: 'systemd' },
  { name: 'dbus-daemon', debianPackage: 'dbus' },
  { name: 'curl', debianPackage: 'curl' },
]

/**
 * Vitest's global set-up of the suites that start Debian's programs. Installing takes longer than a test may, and two tests at
 * once would wait for the same lock.
 */
export function setup(): void {
  for (const { name, debianPackage } of programs) {
    try {
      ensureProgram([name], debianPackage)
    } catch (error) {
      // Without a program, only the tests that need it fail.
      console.error(error instanceof Error ? error.message : error)
    }
  }
}
