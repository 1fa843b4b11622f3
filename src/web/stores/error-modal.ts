// The error modal of section 8: one at a time, the first failure wins, since the others mostly follow from it.
import { create } from 'zustand'
import { messages } from '#domain/messages.ts'
import { AppError, isAppError } from '#web/api/errors.ts'

export const useErrorModal = create<{ error: AppError | null }>(() => ({ error: null }))

export function showError(error: unknown) {
  const shown = isAppError(error) ? error : new AppError({ kind: 'NETWORK_OR_SERVER_ERROR', message: wordsFor(error) })
  useErrorModal.setState((state) => (state.error ? state : { error: shown }))
}

export const closeError = () => useErrorModal.setState({ error: null })

/** A part of the portal that did not arrive is the network's doing; the words of a bug are for the console. */
export function wordsFor(error: unknown): string {
  if (isAppError(error)) return error.message
  const notLoaded = error instanceof TypeError && /import|module|fetch/i.test(error.message)
  return notLoaded ? messages.error.network : 'Something went wrong on this page.'
}
