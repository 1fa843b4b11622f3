// Behind theme-init.js in a page that came rendered. Nothing else of ours runs before the largest paint: page-start.js, which
// listens for a first sign of life, is put in once the browser has painted what came with the page, or somebody does something,
// after which no paint counts. What is pressed before the application is there is kept here, and pressed again once it is.
;(() => {
  const { next } = document.currentScript.dataset
  const deeds = ['pointerdown', 'touchstart', 'keydown', 'click', 'change']
  let start
  let again
  let search

  function ask(deed) {
    start ??= putIn()
    // Read by page-start.js when it runs: there may be no second deed to wait for.
    if (deed) start.dataset.after = deed.type
  }
  function putIn() {
    const script = document.createElement('script')
    script.src = next
    script.onload = () => sayMissing(false)
    script.onerror = () => {
      script.remove()
      // Asked for again by whatever is done next.
      start = undefined
      dispatchEvent(new Event('part-missing'))
    }
    document.head.append(script)
    return script
  }

  // Told of once, however the page came to be painted; where browsers tell of no paint, two frames are one.
  const painted = new Promise((done) => {
    const told = window.PerformanceObserver?.supportedEntryTypes ?? []
    if (told.includes('paint')) new PerformanceObserver(done).observe({ type: 'paint', buffered: true })
    else done()
  })
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  const parsed = new Promise((done) => addEventListener('DOMContentLoaded', done, { once: true }))
  const loaded = new Promise((done) => addEventListener('load', done, { once: true }))

  async function askOncePainted() {
    await Promise.all([painted, parsed])
    // Pictures may come late and be the largest; where somebody waits for the answer to a search there are none.
    if (location.search === '' || !document.querySelector('[data-awaits=query]')) await loaded
    await frame()
    await frame()
    ask()
  }

  // Links do without the application, and so do forms that name an address. Enter in a field presses the form's button. A page
  // that is drawn anew has another button in its place.
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
  }
  // Ctrl-K, as features/shell/palette-overlay.tsx has it: the browser's own is not what the reader of this page means.
  const type = (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key?.toLowerCase() !== 'k') return
    event.preventDefault()
    search = () => document.dispatchEvent(new KeyboardEvent('keydown', event))
  }

  // Those of the page itself, where it has any, say more than those of its frame.
  const sayMissing = (missing) => {
    const words = document.querySelector('main [data-when=failed]') ?? document.querySelector('[data-when=failed]')
    if (words) words.hidden = !missing
  }
  // What was pressed in vain is not pressed again later: they may have left it.
  const partMissing = async () => {
    again = search = undefined
    await parsed
    sayMissing(true)
  }
  const takenOver = () => {
    for (const deed of deeds) removeEventListener(deed, ask, true)
    removeEventListener('click', press, true)
    removeEventListener('part-missing', partMissing)
    sayMissing(false)
    again?.()
  }
  // The palette comes after the page.
  const paletteReady = () => {
    removeEventListener('keydown', type, true)
    search?.()
  }

  for (const deed of deeds) addEventListener(deed, ask, { capture: true, passive: true })
  addEventListener('click', press, true)
  addEventListener('keydown', type, true)
  addEventListener('part-missing', partMissing)
  addEventListener('taken-over', takenOver, { once: true })
  addEventListener('palette-ready', paletteReady, { once: true })
  void askOncePainted()
  // A paint that is never told of, as in a tab that nobody looks at, makes nothing wait for good.
  void loaded.then(() => setTimeout(() => ask(), 2500))
})()
