import { beforeEach } from 'vitest'
import type { Role } from '#domain/roles.ts'
import { storeMfaToken, storeTokens } from '#web/api/tokens.ts'
import { rememberRole, rememberUsername, rereadSession } from '#web/stores/session.ts'

/** The test goes on as a signed-in user with this role. */
export function signIn(role: Role, username = 'someone@portal.example'): void {
  storeTokens({ AccessToken: 'a', RefreshToken: 'r' })
  storeMfaToken('m')
  rememberUsername(username)
  rememberRole(role)
  rereadSession()
}

/** Each test of the file begins as a signed-in partner. */
export function beginSignedIn(): void {
  beforeEach(() => signIn('EXTERNAL_ADMIN', 'dana@lumen.example'))
}
