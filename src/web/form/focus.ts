/** The first field in the order of the page, which is not always the order of the objections; else the banner. */
export function focusFirstError(root: HTMLElement | null) {
  const target =
    root?.querySelector<HTMLElement>('[aria-invalid=true]') ?? root?.querySelector<HTMLElement>('[data-banner]')
  const control = target?.matches('[role=radiogroup]') ? target.querySelector('input') : target
  control?.focus()
  // The focus alone shows the control; what it is and what is wrong with it stand around it.
  control?.closest('[data-field]')?.scrollIntoView?.({ block: 'nearest' })
}
