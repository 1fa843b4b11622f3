import { createToaster } from '@chakra-ui/react/toast'
import { messageOf } from '#web/api/errors.ts'

/** Display time and transition of a toast, in milliseconds. */
const TOAST_STAYS = 2000
const TOAST_LEAVES = 1500

/** Chakra's toaster of this tab. */
export const toaster = createToaster({
  // Dialogs have their buttons at the other end.
  placement: 'bottom-start',
  duration: TOAST_STAYS,
  removeDelay: TOAST_LEAVES,
  offsets: '24px',
  gap: 12,
})

type ToastOptions = { kind?: 'success' | 'error' | 'info'; title?: string }

export function showToast(message: string, { kind = 'success', title }: ToastOptions = {}) {
  toaster.create({ type: kind, title, description: message })
}

/** Why a request failed that no form and no page shows. */
export const toastError = (error: unknown) => showToast(messageOf(error), { kind: 'error' })
