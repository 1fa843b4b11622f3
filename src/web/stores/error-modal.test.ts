import { beforeEach, expect, it } from 'vitest'
import { AppError, networkError } from '#web/api/errors.ts'
import { closeError, messageFor, showError, useErrorModal } from './error-modal.ts'

beforeEach(closeError)

it('shows the first error until it is closed', () => {
  showError(networkError('Network error'))
  showError(networkError('Bad Gateway', 502))
  expect(useErrorModal.getState().error?.message).toBe('Network error')
  closeError()
  showError(networkError('Bad Gateway', 502))
  expect(useErrorModal.getState().error?.message).toBe('Bad Gateway')
})

it('shows the message of a server error, and a general one for a bug', () => {
  expect(messageFor(new AppError({ kind: 'APPLICATION_ERROR', message: 'Tech has not approved' }))).toBe(
    'Tech has not approved',
  )
  expect(messageFor(new TypeError('Failed to fetch dynamically imported module: /x.js'))).toBe('Network error')
  expect(messageFor(new Error('x is undefined'))).toBe('Something went wrong on this page.')
})
