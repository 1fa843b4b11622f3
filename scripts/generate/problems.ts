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

/**
 * Writes two files: the status of each problem that an operation documents, with its cure as a comment, and the messages alone,
 * which is all that pages need.
 */
export function writeProblems(apis: ApiDocument[]): { problems: string; messages: string } {
  const all = apis.flatMap(({ document }) =>
    operationsOf(document).flatMap((operation) => problemsOf(document, operation)),
  )
  const documented = [...new Set(all.map(({ code }) => code))].map((code) => findDescribed(code, all))
  const begin = header(apis.map(({ source }) => source).join(', '))
  const problems = documented.map(
    ({ code, status, cure }) =>
      `  /** ${cure} */\n  '${code}': { status: ${status}, message: problemMessages['${code}'] },\n`,
  )
  const messages = documented.map(({ code, message }) => `  '${code}': ${JSON.stringify(message)},\n`)
  return {
    problems: `${begin}
import { problemMessages } from './problem-messages.ts'

/** The problems that operations document, each with its cure for callers. */
export const documentedProblems = {
${problems.join('')}} as const
`,
    messages: `${begin}
/** The messages of the problems that operations document, by their codes. */
export const problemMessages = {
${messages.join('')}} as const
`,
  }
}

function findDescribed(code: string, problems: Problem[]): Problem {
  const described = problems.find((each) => each.code === code && each.cure)
  if (!described) throw new Error(`No example of ${code} has a description: describe in one what callers can do`)
  return described
}
