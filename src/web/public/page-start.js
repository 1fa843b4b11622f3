// A page that came rendered needs the application only once somebody does something, or is signed in: until then nothing of it
// runs. Its parts are fetched meanwhile, and run one after the other, so that no task is long enough to be felt.
;(() => {
  const signs = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown', 'focusin', 'change']
  const parts = () => JSON.parse(document.getElementById('page-parts').textContent).parts
  // The key of the access token, as api/tokens.ts has it. Reading the storage throws where it is off.
  const isSignedIn = () => {
    try {
      return localStorage.getItem('at') !== null
    } catch {
      return false
    }
  }
  // The answer to what the address asks is not made to wait for a sign.
  const awaitsQuery = () => location.search !== '' && document.querySelector('[data-awaits=query]') !== null
  let started = false
  let pressed

  // A pointer that lies over the page is reported as moving before there is anything to see.
  const painted = new Promise((done) => {
    const toldOf = window.PerformanceObserver?.supportedEntryTypes ?? []
    if (toldOf.includes('paint')) new PerformanceObserver(done).observe({ type: 'paint', buffered: true })
    else requestAnimationFrame(() => setTimeout(done))
  })

  // Nor is a pointer that has not moved a sign: browsers report one when the page below it changes.
  const hear = ({ type, movementX, movementY }) => {
    if (type !== 'pointermove' || movementX !== 0 || movementY !== 0) void start()
  }

  async function start() {
    if (started) return
    started = true
    for (const sign of signs) removeEventListener(sign, hear, true)
    await painted
    for (const part of parts()) {
      await import(part)
      await new Promise((done) => setTimeout(done))
    }
  }

  async function fetchAhead() {
    for (const part of parts()) if (!started) await fetch(part, { priority: 'low' })
  }

  // Links do without the application, and so do forms that name an address. What else is pressed before it is there is pressed
  // again once it is; Enter in a field presses the form's button.
  const press = (event) => {
    pressed = event.target.closest('button:not([popovertarget], form[action] *)') ?? undefined
    if (pressed) event.preventDefault()
  }
  const takenOver = () => {
    removeEventListener('click', press, true)
    pressed?.click()
  }

  for (const sign of signs) addEventListener(sign, hear, { capture: true, passive: true })
  addEventListener('click', press, true)
  addEventListener('taken-over', takenOver, { once: true })
  addEventListener('DOMContentLoaded', () => awaitsQuery() && start())
  addEventListener('load', () => {
    const onceIdle = window.requestIdleCallback ?? setTimeout
    onceIdle(() => (isSignedIn() ? start() : fetchAhead().catch(() => {})))
  })
})()
