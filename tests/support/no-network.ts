import { ensureProgram } from '../../scripts/apt.ts'

// Root keeps its user, so that it still reaches the files of others. Anyone else needs a user namespace.
const options = process.getuid?.() === 0 ? ['--net'] : ['--net', '--map-root-user']

/**
 * The command line of a program in a network namespace of its own, where every connection fails, to this machine too. Sockets
 * that it inherits and those in folders work.
 */
export function withoutNetwork(program: string[]): string[] {
  return [ensureProgram(['unshare'], 'util-linux'), ...options, '--', ...program]
}
