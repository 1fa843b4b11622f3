// The idle tracker of this browser: a cookie shared by all tabs, input events, and a timer.
import { idleMsOverride } from './debug.ts'
import { createIdleTracker, idleTimeoutMs } from './idle-tracker.ts'
import { logOut } from './logout.ts'
import { useSession } from './session.ts'

const cookieName = 'la'
const weekSeconds = 7 * 24 * 3600

// A persistent cookie, so that a user who returns the next morning counts as idle.
function writeLast(at: number) {
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is asynchronous, and Firefox and Safari were late to it.
  document.cookie = `${cookieName}=${at}; path=/; max-age=${weekSeconds}; SameSite=Strict`
}

function readLast(): number | undefined {
  const value = document.cookie.split('; ').find((pair) => pair.startsWith(`${cookieName}=`))
  return value ? Number(value.slice(cookieName.length + 1)) : undefined
}

const tracker = createIdleTracker({
  now: Date.now,
  readLast,
  writeLast,
  timeoutMs: () => idleMsOverride() ?? idleTimeoutMs,
  onIdle: () => void logOut('IDLE_SESSION'),
})

const activities = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const
const isLoggedIn = () => useSession.getState().isLoggedIn

let timer: ReturnType<typeof setTimeout> | undefined

function look() {
  clearTimeout(timer)
  if (!isLoggedIn()) return
  const next = tracker.check()
  if (next !== undefined) timer = setTimeout(look, next)
}

/** Called once, at the start of the portal. */
export function watchIdleness() {
  for (const type of activities) {
    addEventListener(type, () => isLoggedIn() && tracker.activity(), { capture: true, passive: true })
  }
  // Timers stop while the machine sleeps and in background tabs.
  document.addEventListener('visibilitychange', look)
  useSession.subscribe((session, before) => {
    if (session.isLoggedIn === before.isLoggedIn) return
    if (session.isLoggedIn) tracker.restart()
    look()
  })
  look()
}
