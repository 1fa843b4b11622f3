// Settings for manual tests, set in the browser console: localStorage.setItem('debug.idleMs', '60000'). The server ignores
// them.
import { localStore } from '#web/api/local-store.ts'

/** Skips the screen of the one-time code. */
export const skipsMfa = () => isOn('debug.skipMfa')

/** Signs in right after the account is confirmed. */
export const signsInAfterConfirmation = () => isOn('debug.autoSignIn')

/** The idle timeout in ms; undefined when it is not set. */
export function idleMsOverride(): number | undefined {
  const ms = Number(localStore().getItem('debug.idleMs'))
  return Number.isFinite(ms) && ms > 0 ? ms : undefined
}

function isOn(key: string) {
  const value = localStore().getItem(key)
  return value === '1' || value === 'true'
}
