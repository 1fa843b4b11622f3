import { createHmac } from 'node:crypto'

/** The form in which addresses are stored, compared and counted. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase()
}

/** An address in the log. It is keyed, so that a reader of the log cannot try addresses. */
export function hashForLog(email: string, secret: string): string {
  return createHmac('sha256', secret).update(`log:${email}`).digest('hex').slice(0, 16)
}
