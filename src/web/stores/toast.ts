import { createToaster } from '@chakra-ui/react/toast'
import { messageOf } from '#web/api/errors.ts'

/** Chakra's toaster of this tab. */
export const toaster = createToaster({
  // Dialogs have their buttons at the other end.
  placement: 'bottom-start',
  duration: 2000,
  // The theme's exit transition.
  removeDelay: 1500,
  offsets: '24px',
  gap: 12,
})

type ToastOptions = { kind?: 'success' | 'error' | 'info'; title?: string }

export function showToast(message: string, { kind = 'success', title }: ToastOptions = {}) {
  toaster.create({ type: kind, title, description: message })
}

/** Why a request failed that no form and no page shows. */
export const toastError = (error: unknown) => showToast(messageOf(error), { kind: 'error' })
