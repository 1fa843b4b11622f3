/** One thing that keeps a file from being shown: where it is, and what to do about it. */
export interface Problem {
  file: string
  /** '#/paths/~1a/get'; empty where it is the file as a whole. */
  pointer: string
  message: string
  line?: number | undefined
}

/** A file that cannot be shown, with every reason. The message has one line for each. */
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

/** For a command line: the problems without a stack trace. Any other error is thrown on. */
export function exitOnDocumentError(error: unknown): never {
  if (!(error instanceof DocumentError)) throw error
  console.error(error.message)
  process.exit(1)
}
