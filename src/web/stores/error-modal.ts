// The error modal of section 8: one at a time, the first failure wins, since the others mostly follow from it.
import { create } from 'zustand'
import { AppError, isAppError, messageOf } from '#web/api/errors.ts'

export const useErrorModal = create<{ error: AppError | null }>(() => ({ error: null }))

export function showError(error: unknown) {
  const shown = isAppError(error) ? error : new AppError({ kind: 'NETWORK_OR_SERVER_ERROR', message: messageOf(error) })
  useErrorModal.setState((state) => (state.error ? state : { error: shown }))
}

export const closeError = () => useErrorModal.setState({ error: null })
