import type { Choices } from '#docs/page/page-context.ts'

/** Reloads the page after each build of `npm run docs:build -- --watch`, which adds this script to the pages it serves. */

interface KeptPlace {
  page: string
  choices: [key: string, value: unknown][]
  y: number
  /** Elements near the top of the window, the nearest first, with their distance from it. */
  near: { id: string; top: number }[]
}

const KEY = 'docs-site.place'
/** Milliseconds in which content may still load and move the page. */
const SETTLING = 1500
/** Milliseconds after which the page stops trying to restore the place. */
const MAX_WAIT = 10_000

const { build = '', events = '' } = document.currentScript?.dataset ?? {}

const source = new EventSource(events)
source.addEventListener('built', ({ data }: MessageEvent<string>) => {
  if (data === build) return showProblem('')
  source.close()
  keepPlace()
  location.reload()
})
source.addEventListener('problem', ({ data }: MessageEvent<string>) => showProblem(data))

function showProblem(text: string): void {
  document.getElementById('build-problem')?.remove()
  if (text === '') return
  const note = document.createElement('p')
  note.id = 'build-problem'
  note.role = 'alert'
  note.textContent = text
  Object.assign(note.style, {
    position: 'fixed',
    inset: 'auto 0 0',
    zIndex: 100,
    padding: '12px 16px',
    overflowWrap: 'anywhere',
    background: '#B3261E',
    color: '#FFFFFF',
  })
  document.body.append(note)
}

function keepPlace(): void {
  const near = [...document.querySelectorAll('main [id]')]
    .filter((element) => element.checkVisibility())
    .map((element) => ({ id: element.id, top: element.getBoundingClientRect().top }))
    .sort((one, other) => Math.abs(one.top) - Math.abs(other.top))
    .slice(0, 20)
  const choices = [...(window.docsChoices ?? [])].map(([key, { value }]): [string, unknown] => [key, value])
  const kept: KeptPlace = { page: location.pathname, choices, y: window.scrollY, near }
  sessionStorage.setItem(KEY, JSON.stringify(kept))
}

const topOf = (id: string): number | undefined => document.getElementById(id)?.getBoundingClientRect().top

function restorePlace(): void {
  const text = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  const last = text === null ? undefined : (JSON.parse(text) as KeptPlace)
  const kept = last?.page === location.pathname ? last : undefined
  window.docsChoices = choicesOf(kept)
  if (kept) followPlace(kept)
}

/** As choices made at the page's first visit, the one that its fragment requests. */
const choicesOf = (kept: KeptPlace | undefined): Choices =>
  new Map(kept?.choices.map(([key, value]) => [key, { value, visit: 1 }]))

function followPlace(kept: KeptPlace): void {
  const start = performance.now()
  let reached: number | undefined
  let isInUse = false
  for (const event of ['pointerdown', 'touchstart', 'keydown'] as const)
    window.addEventListener(event, () => (isInUse = true), { once: true, passive: true })
  const follow = () => {
    const now = performance.now()
    if (isInUse || now - start > MAX_WAIT || (reached !== undefined && now - reached > SETTLING)) return
    if (isLanded()) {
      // The page keeps the target of its fragment at the top of the window until the reader scrolls.
      if (reached === undefined) window.dispatchEvent(new WheelEvent('wheel'))
      reached ??= now
      scrollNear(kept)
    }
    requestAnimationFrame(follow)
  }
  follow()
}

/** Whether the page shows the target of its fragment; without one, whether it is rendered. */
function isLanded(): boolean {
  if (location.hash === '') return document.querySelector('main') !== null
  return document.querySelector('[data-landed]') !== null
}

function scrollNear({ near, y }: KeptPlace): void {
  const found = near.find(({ id }) => document.getElementById(id))
  const distance = found ? (topOf(found.id) ?? 0) - found.top : y - window.scrollY
  if (Math.abs(distance) > 1) window.scrollBy({ top: distance, behavior: 'instant' })
}

restorePlace()
