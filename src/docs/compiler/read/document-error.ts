/** A problem that prevents showing a file: its position and the cure. */
export interface Problem {
  file: string
  /** '#/paths/~1a/get'; empty for the whole file. */
  pointer: string
  message: string
  line?: number | undefined
  /** Name of the rule that a lenient reading applied. */
  rule?: string
}

/** Message for a schema that is a part of its own allOf. */
export const allOfCycle = 'contains itself through allOf, so no value matches it: remove the cycle'

/** A problem of the only file that is read. */
export type Finding = Omit<Problem, 'file'>

/** Called for each problem that does not prevent showing the file. */
export type OnWarning = (problem: Problem) => void

/** A file that cannot be shown. The message has one line per problem. */
export class DocumentError extends Error {
  override name = 'DocumentError'
  readonly problems: readonly Problem[]

  constructor(...problems: Problem[]) {
    super(problems.map(format).join('\n'))
    this.problems = problems
  }
}

/** One line: file:line: what is wrong: what to do (at the pointer). */
export function format({ file, line, pointer, message }: Problem): string {
  return `${file}${line === undefined ? '' : `:${line}`}: ${message}${pointer === '' ? '' : ` (at ${pointer})`}`
}

/** The problems with one heading per rule, in the order of the first of each rule. */
export function formatByRule(problems: readonly Problem[]): string {
  return [...Map.groupBy(problems, ({ rule = '' }) => rule)]
    .flatMap(([rule, group]) => {
      const lines = [...new Set(group.map(format))]
      return rule === '' ? lines : [`${rule} (${lines.length})`, ...lines.map((line) => `  ${line}`)]
    })
    .join('\n')
}

/** Waits for all, and throws one error with the problems of all files. A file that several refer to is named once. */
export async function withAllProblems<Read>(reading: Promise<Read>[]): Promise<Read[]> {
  const problems = new Map<string, Problem>()
  const read: Read[] = []
  for (const result of await Promise.allSettled(reading)) {
    if (result.status === 'fulfilled') read.push(result.value)
    else if (!(result.reason instanceof DocumentError)) throw result.reason
    else for (const problem of result.reason.problems) problems.set(format(problem), problem)
  }
  if (problems.size > 0) throw new DocumentError(...problems.values())
  return read
}

/** For command lines: prints the problems without a stack trace. Rethrows any other error. */
export function exitOnDocumentError(error: unknown): never {
  if (!(error instanceof DocumentError)) throw error
  console.error(error.message)
  process.exit(1)
}
