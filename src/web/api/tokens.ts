// The tokens are in local storage under short keys.
import { isObject } from '#domain/is-object.ts'
import type { AuthToken } from '#generated/portal/model/authToken.ts'
import { localStore } from './local-store.ts'

export const tokenKeys = { access: 'at', refresh: 'rt', mfa: 'mt', accessExpiry: 'ae' } as const

export function readTokens() {
  const store = localStore()
  return {
    access: store.getItem(tokenKeys.access),
    refresh: store.getItem(tokenKeys.refresh),
    mfa: store.getItem(tokenKeys.mfa),
    /** When the access token expires, in ms by this machine's clock. */
    accessExpiry: Number(store.getItem(tokenKeys.accessExpiry) ?? Number.POSITIVE_INFINITY),
  }
}

export function storeTokens(pair: AuthToken, now = Date.now()) {
  const store = localStore()
  store.setItem(tokenKeys.access, pair.AccessToken)
  store.setItem(tokenKeys.refresh, pair.RefreshToken)
  store.setItem(tokenKeys.accessExpiry, String(now + lifetime(pair.AccessToken)))
}

export function storeMfaToken(token: string) {
  localStore().setItem(tokenKeys.mfa, token)
}

export function clearTokens() {
  for (const key of Object.values(tokenKeys)) localStore().removeItem(key)
}

// From the token's lifetime instead of its expiry: with a clock an hour ahead, every call would refresh.
const unknownLifetime = 15 * 60_000

function lifetime(jwt: string) {
  try {
    const claims: unknown = JSON.parse(atob((jwt.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')))
    if (!isObject(claims)) return unknownLifetime
    const seconds = Number(claims.exp) - Number(claims.iat)
    return seconds > 0 ? seconds * 1000 : unknownLifetime
  } catch {
    return unknownLifetime
  }
}
