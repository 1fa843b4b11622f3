import { isObject } from '#domain/is-object.ts'
import { type OpenApiDocument, resolve } from '#domain/openapi.ts'
import { type ApiDocument, operationsOf, type PlacedOperation } from './openapi.ts'
import { header } from './output.ts'

/** A problem in the example of an answer. */
interface Problem {
  code: string
  status: number
  message: string
  /** What callers can do: the description of the example. */
  cure: string | undefined
}

/** The problems that the examples of an operation's answers have, in their order. */
export const problemsOf = (document: OpenApiDocument, { responses }: PlacedOperation): Problem[] =>
  Object.entries(responses).flatMap(([status, response]) =>
    Object.values(resolve(document, response).content ?? {})
      .flatMap(({ examples = {} }) => Object.values(examples))
      .map((example) => resolve(document, example))
      .flatMap(({ value, description }) =>
        isProblem(value)
          ? [{ code: value.code, status: Number(status), message: value.message, cure: description }]
          : [],
      ),
  )

const isProblem = (value: unknown): value is { code: string; message: string } =>
  isObject(value) && typeof value.code === 'string' && typeof value.message === 'string'

/** Writes the status and the message of each problem that an operation documents, with its cure as a comment. */
export function writeProblems(apis: ApiDocument[]): string {
  const problems = apis.flatMap(({ document }) =>
    operationsOf(document).flatMap((operation) => problemsOf(document, operation)),
  )
  const codes = [...new Set(problems.map(({ code }) => code))]
  return `${header(apis.map(({ source }) => source).join(', '))}
/** The problems that operations document, each with its cure for callers. */
export const documentedProblems = {
${codes.map((code) => writeProblem(code, problems)).join('')}} as const
`
}

function writeProblem(code: string, problems: Problem[]): string {
  const problem = problems.find((each) => each.code === code && each.cure)
  if (!problem) throw new Error(`No example of ${code} has a description: describe in one what callers can do`)
  const { cure, status, message } = problem
  return `  /** ${cure} */\n  '${code}': { status: ${status}, message: ${JSON.stringify(message)} },\n`
}
