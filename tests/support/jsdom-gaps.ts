// Browser APIs that pages use and jsdom lacks: scrolling, media queries, dialogs, layout observers and addresses of files.
Object.assign(window, {
  scrollTo() {},
  scrollBy() {},
  IntersectionObserver: class {
    observe() {}
    disconnect() {}
  },
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
  matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
})
Object.assign(URL, { createObjectURL: () => 'blob:of-a-test', revokeObjectURL() {} })
Element.prototype.scrollIntoView = () => {}
HTMLDialogElement.prototype.showModal = function open() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  this.open = false
}
