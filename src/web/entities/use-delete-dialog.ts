import type { MutationOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { toastError } from '#web/stores/toast.ts'
import { closeToSection } from '#web/ui/focus-heading.ts'

/**
 * State of a dialog that confirms a deletion, and options for the mutation. Success removes the button that has the focus,
 * which then moves to the heading of the section.
 */
export function useDeleteDialog(
  sectionId: string,
  onError: NonNullable<MutationOptions<unknown, Error, unknown>['onError']> = toastError,
) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const mutation = { onSuccess: () => closeToSection(close, sectionId), onSettled: close, onError }
  return { isOpen, open: () => setOpen(true), close, mutation }
}
