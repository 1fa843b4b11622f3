import { ensureProgram } from '../../scripts/apt.ts'

// Root keeps its user, so that it still reaches the files of others. Anyone else needs a user namespace.
const ofUser = process.getuid?.() === 0 ? [] : ['--map-root-user']

function inNamespace(kind: '--net' | '--mount', program: string[]): string[] {
  return [ensureProgram(['unshare'], 'util-linux'), kind, ...ofUser, '--', ...program]
}

/**
 * The command line of a program in a network namespace of its own, where every connection fails, to this machine too. Sockets
 * that it inherits and those in folders work.
 */
export const withoutNetwork = (program: string[]) => inNamespace('--net', program)

/** The command line of a program whose mounts end with it. */
export const withOwnMounts = (program: string[]) => inNamespace('--mount', program)
