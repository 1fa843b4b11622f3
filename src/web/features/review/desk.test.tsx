import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { QueryClientProvider, useMutation } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { AppError } from '#web/api/errors.ts'
import { queryClient } from '#web/api/query-client.ts'
import { forgetOvertaken, unlessLate, useOvertaken } from '#web/stores/review-step.ts'
import { system } from '#web/theme/system.ts'
import { Desk } from './desk.tsx'

// The browser's, which jsdom has not.
Element.prototype.scrollIntoView = vi.fn()

afterEach(() => {
  cleanup()
  forgetOvertaken()
})

const refusal = (code: string) => new AppError({ kind: 'APPLICATION_ERROR', message: 'Moved on.', status: 409, code })

function Step({ code, onError }: { code: string; onError: (problem: Error) => void }) {
  const { mutate } = useMutation({
    mutationFn: () => Promise.reject(refusal(code)),
    onError: unlessLate('p1', onError),
  })
  return (
    <button type="button" onClick={() => mutate()}>
      Go
    </button>
  )
}

async function press(code: string, projectId?: string) {
  const onError = vi.fn()
  render(
    <ChakraProvider value={system}>
      <QueryClientProvider client={queryClient}>
        <Desk {...(projectId && { projectId })}>
          <Step code={code} onError={onError} />
        </Desk>
      </QueryClientProvider>
    </ChakraProvider>,
  )
  await userEvent.setup().click(screen.getByRole('button', { name: 'Go' }))
  return onError
}

it.each(['p1', undefined])(
  'a step that comes too late is told above the desk of %s, and nowhere else',
  async (desk) => {
    const onError = await press('wrong-stage', desk)
    expect(await screen.findByText('Somebody else was faster')).toBeTruthy()
    expect(screen.getByText('Moved on. The page shows it as it stands now.')).toBeTruthy()
    expect(document.activeElement?.textContent).toContain('Somebody else was faster')
    expect(onError).not.toHaveBeenCalled()
  },
)

it('any other refusal is for the step itself', async () => {
  const onError = await press('product-code-taken', 'p1')
  await waitFor(() => expect(onError).toHaveBeenCalledOnce())
  expect(screen.queryByText('Somebody else was faster')).toBeNull()
})

it('a desk does not speak of the project of another one', async () => {
  await press('wrong-stage', 'p2')
  await waitFor(() => expect(useOvertaken.getState().projectId).toBe('p1'))
  expect(screen.queryByText('Somebody else was faster')).toBeNull()
})
