import type { Config } from '#server/config.ts'
import { demoAccounts } from '#server/db/seed.ts'

const addresses = new Set<string>(demoAccounts.map(({ email }) => email))

/** Everybody knows their password. A database that began as a demo may live on, but they do not exist outside of it. */
export function isDemoOnly(email: string, { demo }: Pick<Config, 'demo'>): boolean {
  return !demo && addresses.has(email)
}
