import { createToaster } from '@chakra-ui/react/toast'
import { messageOf } from '#web/api/errors.ts'

/** Chakra's toaster of this tab. */
export const toaster = createToaster({
  // Over the bar: at the bottom it would lie over the last button of a page, which cannot be scrolled clear of it.
  placement: 'top',
  duration: 2000,
  // The theme's exit transition.
  removeDelay: 1500,
  offsets: { top: '8px', bottom: '8px', left: '16px', right: '16px' },
  gap: 12,
})

type ToastOptions = { kind?: 'success' | 'error' | 'info'; title?: string }

export function showToast(message: string, { kind = 'success', title }: ToastOptions = {}) {
  toaster.create({ type: kind, title, description: message })
}

/** Why a request failed that no form and no page shows. */
export const toastError = (error: unknown) => showToast(messageOf(error), { kind: 'error' })
