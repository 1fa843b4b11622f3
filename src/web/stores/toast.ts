// The one global toast list (specification.md, section 2, "Shell"). ui/toast.tsx draws it and times it.
import { create } from 'zustand'

export type ToastTone = 'success' | 'error' | 'info'

export interface Toast {
  id: number
  tone: ToastTone
  title: string
  message?: string
}

let lastId = 0

export const useToasts = create<{ toasts: Toast[] }>(() => ({ toasts: [] }))

export function showToast(toast: Omit<Toast, 'id' | 'tone'> & { tone?: ToastTone }) {
  lastId += 1
  const shown: Toast = { tone: 'success', ...toast, id: lastId }
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts, shown] }))
}

export function dismissToast(id: number) {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }))
}
