// Shows one error at a time: the first, since later ones mostly follow from it.
import { create } from 'zustand'
import { messages } from '#domain/messages.ts'
import { type AppError, isAppError, networkError } from '#web/api/errors.ts'

export const useErrorModal = create<{ error: AppError | null }>(() => ({ error: null }))

export function showError(error: unknown) {
  const shown = isAppError(error) ? error : networkError(messageFor(error))
  useErrorModal.setState((state) => (state.error ? state : { error: shown }))
}

export const closeError = () => useErrorModal.setState({ error: null })

/** A module that fails to load is a network error. A bug's message goes to the console only. */
export function messageFor(error: unknown): string {
  if (isAppError(error)) return error.message
  const notLoaded = error instanceof TypeError && /import|module|fetch/i.test(error.message)
  return notLoaded ? messages.error.network : 'Something went wrong on this page.'
}
