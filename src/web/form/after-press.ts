let pressed = false
const press = () => {
  pressed = true
}
const release = () => {
  pressed = false
}
// A form that is rendered ahead has no pointer.
if (!import.meta.env.SSR) {
  window.addEventListener('pointerdown', press, true)
  window.addEventListener('pointerup', release, true)
  window.addEventListener('pointercancel', release, true)
}

/**
 * Runs at once, or, when a button of the pointer is down, after its click. Leaving a field by pressing on a link below
 * would otherwise bring up the field's error, move the link away under the pointer and lose the click.
 */
export function afterPress(run: () => void) {
  if (!pressed) return run()
  const later = () => setTimeout(run)
  window.addEventListener('pointerup', later, { once: true })
}
