// What jsdom lacks and a page asks for: a window that scrolls, a width to ask about, dialogs, elements that are laid out.
Object.assign(window, {
  scrollTo() {},
  IntersectionObserver: class {
    observe() {}
    disconnect() {}
  },
  ResizeObserver: class {
    observe() {}
    disconnect() {}
  },
  matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
})
Element.prototype.scrollIntoView = () => {}
HTMLDialogElement.prototype.showModal = function open() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  this.open = false
}
