import { useMutation } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { showPage } from '#tests/support/show-page.tsx'
import { AppError } from '#web/api/errors.ts'
import { clearReviewConflict, onStepError, useReviewConflict } from '#web/stores/review-conflict.ts'
import { Desk } from './desk.tsx'

// Missing in jsdom.
Element.prototype.scrollIntoView = vi.fn()

afterEach(() => {
  clearReviewConflict()
})

const refusal = (code: string) => new AppError({ kind: 'APPLICATION_ERROR', message: 'Moved on.', status: 409, code })

function Step({ code, onError }: { code: string; onError: (problem: Error) => void }) {
  const { mutate } = useMutation({
    mutationFn: () => Promise.reject(refusal(code)),
    onError: onStepError('p1', onError),
  })
  return (
    <button type="button" onClick={() => mutate()}>
      Go
    </button>
  )
}

async function press(code: string, projectId?: string) {
  const onError = vi.fn()
  showPage(
    <Desk {...(projectId && { projectId })}>
      <Step code={code} onError={onError} />
    </Desk>,
  )
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Go' }))
  return onError
}

it.each(['p1', undefined])('shows a conflict above the desk of %s and nowhere else', async (desk) => {
  const onError = await press('wrong-stage', desk)
  expect(await screen.findByText('Another person updated this project first')).toBeTruthy()
  expect(screen.getByText('Moved on. The page now shows the current state.')).toBeTruthy()
  expect(document.activeElement?.textContent).toContain('Another person updated this project first')
  expect(onError).not.toHaveBeenCalled()
})

it('passes any other error to the step', async () => {
  const onError = await press('product-code-taken', 'p1')
  await waitFor(() => expect(onError).toHaveBeenCalledOnce())
  expect(screen.queryByText('Another person updated this project first')).toBeNull()
})

it('shows no conflict of another project', async () => {
  await press('wrong-stage', 'p2')
  await waitFor(() => expect(useReviewConflict.getState().projectId).toBe('p1'))
  expect(screen.queryByText('Another person updated this project first')).toBeNull()
})
