/** Focuses the first field of the page that has an error, else the banner. */
export function focusFirstError(root: HTMLElement | null) {
  const target =
    root?.querySelector<HTMLElement>('[aria-invalid=true]') ?? root?.querySelector<HTMLElement>('[data-banner]')
  const control = target?.matches('[role=radiogroup]') ? target.querySelector('input') : target
  control?.focus()
  // The focus scrolls to the control alone; its label and its error are around it.
  control?.closest('[data-field]')?.scrollIntoView?.({ block: 'nearest' })
}
