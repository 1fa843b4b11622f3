// A page that came rendered needs the application only once somebody does something, or is signed in: until then nothing of it
// runs. Its parts are fetched meanwhile, and run one after the other, so that no task is long enough to be felt. Put into the
// page by page-early.js, which keeps what is pressed until then.
;(() => {
  const { after } = document.currentScript.dataset
  const deeds = ['pointerdown', 'touchstart', 'keydown', 'click', 'change']
  const signs = [...deeds, 'pointermove', 'wheel', 'focusin']
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

  // These lines may run while the rest of the page is still on its way.
  const parsed = new Promise((done) => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', done, { once: true })
    else done()
  })
  const loaded = new Promise((done) => {
    if (document.readyState === 'complete') done()
    else addEventListener('load', done, { once: true })
  })

  // A pointer that has not moved is no sign: browsers report one when the page below it changes.
  const hear = ({ type, movementX, movementY }) => {
    if (type !== 'pointermove' || movementX !== 0 || movementY !== 0) void start()
  }
  const listenTo = (types) => {
    for (const type of types) addEventListener(type, hear, { capture: true, passive: true })
  }

  async function start() {
    if (started) return
    started = true
    for (const sign of signs) removeEventListener(sign, hear, true)
    await parsed
    try {
      for (const part of parts()) {
        // A browser may keep for good that an import has failed; that a fetch has, it forgets.
        await fetchPart(part)
        await import(part)
        await new Promise((done) => setTimeout(done))
      }
    } catch {
      // Tried again when somebody does something.
      dispatchEvent(new Event('part-missing'))
      started = false
      listenTo(deeds)
    }
  }

  async function fetchPart(part, options) {
    const answer = await fetch(part, options)
    if (!answer.ok) throw new Error(`${part} is not there`)
    await answer.blob()
  }

  async function fetchAhead() {
    for (const part of parts()) if (!started) await fetchPart(part, { priority: 'low' })
  }

  listenTo(signs)
  if (after) void start()
  void parsed.then(() => awaitsQuery() && start())
  void loaded.then(() => {
    const onceIdle = window.requestIdleCallback ?? setTimeout
    onceIdle(() => (isSignedIn() ? start() : fetchAhead().catch(() => {})))
  })
  // The way on in the header is another one for whoever has signed in since, and comes back.
  addEventListener('pageshow', ({ persisted }) => persisted && isSignedIn() && start())
  performance.mark('page-listens')
})()
