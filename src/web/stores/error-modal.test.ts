import { beforeEach, expect, it } from 'vitest'
import { AppError, networkError } from '#web/api/errors.ts'
import { closeError, showError, useErrorModal, wordsFor } from './error-modal.ts'

beforeEach(closeError)

it('the first failure is shown until it is closed', () => {
  showError(networkError('Network error'))
  showError(networkError('Bad Gateway', 502))
  expect(useErrorModal.getState().error?.message).toBe('Network error')
  closeError()
  showError(networkError('Bad Gateway', 502))
  expect(useErrorModal.getState().error?.message).toBe('Bad Gateway')
})

it('a refusal speaks for itself, a bug does not', () => {
  expect(wordsFor(new AppError({ kind: 'APPLICATION_ERROR', message: 'Tech has not approved' }))).toBe(
    'Tech has not approved',
  )
  expect(wordsFor(new TypeError('Failed to fetch dynamically imported module: /x.js'))).toBe('Network error')
  expect(wordsFor(new Error('x is undefined'))).toBe('Something went wrong on this page.')
})
