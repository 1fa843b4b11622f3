// A page that came rendered needs the application only once somebody does something, or is signed in: until then nothing of it
// runs. Its parts are fetched meanwhile, and run one after the other, so that no task is long enough to be felt.
;(() => {
  const deeds = ['pointerdown', 'touchstart', 'keydown', 'change']
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
  let again
  let search

  // The page may be painted, and these lines run, while the rest of it is still on its way.
  const parsed = new Promise((done) => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', done, { once: true })
    else done()
  })
  const loaded = new Promise((done) => {
    if (document.readyState === 'complete') done()
    else addEventListener('load', done, { once: true })
  })

  // Nor is a pointer that has not moved a sign: browsers report one when the page below it changes.
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
      // Tried again when somebody does something. What was pressed in vain is not pressed again then: they may have left it.
      again = search = undefined
      sayFailed(true)
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

  // Those of the page itself, where it has any, say more than those of its frame.
  const sayFailed = (failed) => {
    const words = document.querySelector('main [data-when=failed]') ?? document.querySelector('[data-when=failed]')
    if (words) words.hidden = !failed
  }

  // Links do without the application, and so do forms that name an address. What else is pressed before it is there is pressed
  // again once it is; Enter in a field presses the form's button. A page that is drawn anew has another button in its place.
  const buttons = 'button:not([popovertarget], form[action] *)'
  const press = (event) => {
    const button = event.target.closest(buttons)
    again = undefined
    if (!button) return
    const at = [...document.querySelectorAll(buttons)].indexOf(button)
    const focused = button === document.activeElement
    again = () => {
      const drawn = button.isConnected ? button : document.querySelectorAll(buttons)[at]
      if (focused && drawn !== button) drawn?.focus()
      drawn?.click()
    }
    event.preventDefault()
    // Pressed by a program that helps somebody: there may have been no pointer and no key.
    void start()
  }
  // Ctrl-K, as features/shell/palette-overlay.tsx has it: the browser's own is not what the reader of this page means.
  const type = (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key?.toLowerCase() !== 'k') return
    event.preventDefault()
    event.stopPropagation()
    search = () => document.dispatchEvent(new KeyboardEvent('keydown', event))
  }
  const takenOver = () => {
    removeEventListener('click', press, true)
    sayFailed(false)
    again?.()
  }
  // The palette comes after the page.
  const paletteReady = () => {
    removeEventListener('keydown', type, true)
    search?.()
  }

  listenTo(signs)
  addEventListener('click', press, true)
  addEventListener('keydown', type, true)
  addEventListener('taken-over', takenOver, { once: true })
  addEventListener('palette-ready', paletteReady, { once: true })
  void parsed.then(() => awaitsQuery() && start())
  void loaded.then(() => {
    const onceIdle = window.requestIdleCallback ?? setTimeout
    onceIdle(() => (isSignedIn() ? start() : fetchAhead().catch(() => {})))
  })
  performance.mark('page-listens')
})()
