import { rememberedUsername } from '#web/stores/session.ts'
import { NoStoredUsername } from './auth-failure.ts'

/** Whose code it is. Someone who opened the page from nowhere is told where to begin (specification.md, section 8). */
export function storedUsername(): string {
  const username = rememberedUsername()
  if (!username) throw new NoStoredUsername()
  return username
}
