import { codeOf } from '#server/config-error.ts'

export interface ErrorDescription {
  type: string
  message: string
  code?: string
  stack?: string
  cause?: ErrorDescription
}

const maxLength = 300

/**
 * An error for the log. Database errors include statement values such as password hashes, and PGlite's stack includes a
 * whole bundle, so only code, message and own frames are kept.
 */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: shorten(messageOf(error)) }
  const code = codeOf(error)
  return {
    type: error.name,
    message: shorten(withoutParameters(error.message)),
    ...(code && { code }),
    ...(error.stack && { stack: frames(error.stack) }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}

/** Some libraries throw plain objects that only look like errors. */
function messageOf(thrown: unknown): string {
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
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text
}
