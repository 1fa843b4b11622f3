// Behind theme-init.js in a page that came rendered: what the page listens for comes once there is something to see, so that no
// script but these few lines runs before the largest paint.
;(() => {
  const listening = document.createElement('script')
  listening.src = document.currentScript.dataset.next
  listening.onerror = () => {
    const words = document.querySelector('main [data-when=failed]') ?? document.querySelector('[data-when=failed]')
    if (words) words.hidden = false
  }
  const begin = () => document.head.append(listening)
  const told = window.PerformanceObserver?.supportedEntryTypes ?? []
  const kind = ['largest-contentful-paint', 'paint'].find((each) => told.includes(each))
  if (!kind) return requestAnimationFrame(() => setTimeout(begin))
  const painted = new PerformanceObserver(() => {
    painted.disconnect()
    begin()
  })
  painted.observe({ type: kind, buffered: true })
})()
