export interface ErrorDescription {
  type: string
  message: string
  code?: string
  stack?: string
  cause?: ErrorDescription
}

const longest = 300

/**
 * An error for the log. Database errors carry the statement's values, password hashes and addresses among them, and PGlite's
 * stack quotes a whole bundle: only what helps to find the place remains.
 */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: shorten(wordsOf(error)) }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return {
    type: error.name,
    message: shorten(withoutParameters(error.message)),
    ...(code && { code }),
    ...(error.stack && { stack: frames(error.stack) }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}

/** Some libraries hand out plain objects that only look like errors. */
function wordsOf(thrown: unknown): string {
  const hasMessage = typeof thrown === 'object' && thrown !== null && 'message' in thrown
  return withoutParameters(String(hasMessage ? thrown.message : thrown))
}

/** Drizzle's message is 'Failed query: <statement>\nparams: <values>'. */
function withoutParameters(message: string): string {
  return message.replace(/\nparams:[\s\S]*$/, '')
}

function frames(stack: string): string {
  const lines = stack.split('\n').filter((line) => line.startsWith('    at ') && !line.includes('node:internal'))
  return lines
    .slice(0, 12)
    .map((line) => shorten(line.trim()))
    .join('\n')
}

function shorten(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}
