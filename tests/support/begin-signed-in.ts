import { afterEach, beforeEach, vi } from 'vitest'
import { storeMfaToken, storeTokens } from '#web/api/tokens.ts'
import { rememberRole, rememberUsername, rereadSession } from '#web/stores/session.ts'

/** Each test of the file begins as a signed-in partner, and leaves neither a session nor a stubbed global. */
export function beginSignedIn(): void {
  beforeEach(() => {
    storeTokens({ AccessToken: 'a', RefreshToken: 'r' })
    storeMfaToken('m')
    rememberUsername('dana@lumen.example')
    rememberRole('EXTERNAL_ADMIN')
    rereadSession()
  })
  afterEach(() => {
    localStorage.clear()
    vi.unstubAllGlobals()
  })
}
