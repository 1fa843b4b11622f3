import type { MouseEvent, SyntheticEvent } from 'react'

// A page that waits for its data is hidden by React, its dialogs with it: closed, though still in the document.
const hiding = new WeakSet<HTMLDialogElement>()

/** Opens with its mount and closes before its unmount, so that the browser gives focus back to where it was. */
export function modal(node: HTMLDialogElement) {
  hiding.delete(node)
  node.showModal()
  startOf(node)?.focus()
  return () => {
    hiding.add(node)
    node.close()
  }
}

/** A question is answered by its first button, the harmless one; a task begins with its name, not with its way out. */
function startOf(node: HTMLDialogElement) {
  const first = node.role === 'alertdialog' ? 'footer button' : 'h2[tabindex]'
  return node.querySelector<HTMLElement>(first)
}

/** Escape, the backdrop and the browser's own ways out, all as one question to the owner. */
export function dismissal(onClose: (() => void) | undefined) {
  return {
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      // What cannot be prevented is followed by a close, which asks then.
      if (event.target !== event.currentTarget || !event.cancelable) return
      event.preventDefault()
      onClose?.()
    },
    // Browsers let a second Escape through whatever onCancel says. An unmounting dialog closes too, and is no answer;
    // nor is the close and reopen of StrictMode's rehearsal. The owner may have a reason to stay, so it stays until then.
    onClose: ({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      if (target !== currentTarget || hiding.has(currentTarget) || currentTarget.open) return
      currentTarget.showModal()
      onClose?.()
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget) onClose?.()
    },
  }
}
