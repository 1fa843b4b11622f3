/** A problem that prevents showing a file: its position and the cure. */
export interface Problem {
  file: string
  /** '#/paths/~1a/get'; empty for the whole file. */
  pointer: string
  message: string
  line?: number | undefined
}

/** A file that cannot be shown. The message has one line per problem. */
export class DocumentError extends Error {
  override name = 'DocumentError'
  readonly problems: readonly Problem[]

  constructor(...problems: Problem[]) {
    super(problems.map(format).join('\n'))
    this.problems = problems
  }
}

function format({ file, line, pointer, message }: Problem): string {
  return `${file}${line === undefined ? '' : `:${line}`}${pointer === '' ? '' : ` ${pointer}`}: ${message}`
}

/** For command lines: prints the problems without a stack trace. Rethrows any other error. */
export function exitOnDocumentError(error: unknown): never {
  if (!(error instanceof DocumentError)) throw error
  console.error(error.message)
  process.exit(1)
}
