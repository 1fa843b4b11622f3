// The one global list of toasts (specification.md, section 2, "Shell"). ui/toast.tsx draws and times them.
import { create } from 'zustand'
import type { ToastContent } from '#web/ui/toast.tsx'

let lastId = 0

export const useToasts = create<{ toasts: ToastContent[] }>(() => ({ toasts: [] }))

export function showToast(message: string, { kind = 'success', title }: Partial<ToastContent> = {}) {
  lastId += 1
  const toast: ToastContent = { id: String(lastId), kind, title, message }
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts, toast] }))
}

export function dismissToast(id: string) {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }))
}
