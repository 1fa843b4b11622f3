// Switches for people who test the portal by hand; set them in the browser's console, for instance
// localStorage.setItem('debug.idleMs', '60000'). The server grants nothing because of them.
import { localStore } from '#web/api/local-store.ts'

/** Skips the one-time code in the screens (specification.md, section 4, "Sign in"). */
export const skipsMfa = () => isOn('debug.skipMfa')

/** Signs in right after the account is confirmed (section 4, "Sign up and recovery"). */
export const signsInAfterConfirmation = () => isOn('debug.autoSignIn')

/** The idle timeout in ms, or undefined (section 9). */
export function idleMsOverride(): number | undefined {
  const ms = Number(localStore().getItem('debug.idleMs'))
  return Number.isFinite(ms) && ms > 0 ? ms : undefined
}

function isOn(key: string) {
  const value = localStore().getItem(key)
  return value === '1' || value === 'true'
}
