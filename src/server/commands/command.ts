import { parseArgs } from 'node:util'
import { databaseFault, reasonOf } from '#server/config-error.ts'

/** A command of the portal: `portal NAME` in a release, `npm run NAME --` in a clone. */
export interface Command {
  /** `program` is how the command is called here. */
  usage(program: string): string
  /** Resolves to the text to print. Throws UsageError for arguments that it does not know. */
  run(args: string[]): Promise<string | undefined>
}

/** Arguments that a command does not know, or that are missing. The message names them. */
export class UsageError extends Error {}

/** A command that ran and found a fault. The message may have several lines. */
export class Finding extends Error {}

/** Prints the answer of a command, its usage, or the reason of its failure in one line. Sets the exit code. */
export async function runCommand({ usage, run }: Command, program: string, args: string[]): Promise<void> {
  if (args.includes('--help') || args.includes('-h')) return console.log(usage(program))
  try {
    const answer = await run(args)
    if (answer !== undefined) console.log(answer)
  } catch (error) {
    process.exitCode = report(error, program)
  }
}

/** Returns the exit code. */
function report(error: unknown, program: string): number {
  if (error instanceof UsageError) {
    console.error(`${program}: ${error.message}: see ${program} --help`)
    return 2
  }
  console.error(error instanceof Finding ? error.message : reasonOf(databaseFault(error) ?? error))
  return 1
}

type Options = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>

/** Reads the options and words of a command. */
export function readArguments<Known extends Options>(args: string[], options: Known) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    // Its second sentence is about options in general.
    throw new UsageError(reasonOf(error).replace(/\. .*/, ''))
  }
}

/** For a command without arguments. */
export function rejectArguments([word]: string[]): void {
  if (word !== undefined) throw new UsageError(`unknown argument '${word}'`)
}
