import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Providers } from '#tests/support/show-page.tsx'
import { FilePicker, fileSize } from './file-picker.tsx'

const pdf = new File(['%PDF-1.7'], 'registration.pdf', { type: 'application/pdf' })
const png = new File(['png'], 'seal.png', { type: 'image/png' })

function show(file: File | null = null, problem?: string) {
  const [onPick, onSeveral] = [vi.fn(), vi.fn()]
  render(
    <FilePicker
      label="Document"
      help="One file."
      file={file}
      onPick={onPick}
      onSeveral={onSeveral}
      problem={problem}
    />,
    { wrapper: Providers },
  )
  return { onPick, onSeveral, user: userEvent.setup(), input: screen.getByLabelText<HTMLInputElement>('Document') }
}

it('passes on the selected file, also the same one again', async () => {
  const { onPick, user, input } = show()
  await user.upload(input, pdf)
  await user.upload(input, pdf)
  expect(onPick.mock.calls).toEqual([[pdf], [pdf]])
})

it('passes on the dropped file', () => {
  const { onPick } = show()
  fireEvent.drop(screen.getByText(/drop it here/), { dataTransfer: { files: [pdf] } })
  expect(onPick).toHaveBeenCalledExactlyOnceWith(pdf)
})

it('accepts none of several files', () => {
  const { onPick, onSeveral } = show()
  fireEvent.drop(screen.getByText(/drop it here/), { dataTransfer: { files: [pdf, png] } })
  expect(onSeveral).toHaveBeenCalledOnce()
  expect(onPick).not.toHaveBeenCalled()
})

it('shows name and size, and gives the focus back when the file is removed', async () => {
  const { onPick, user, input } = show(pdf)
  expect(screen.getByText('registration.pdf')).toBeTruthy()
  expect(screen.getByText('8 bytes')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Remove registration.pdf' }))
  expect(onPick).toHaveBeenCalledExactlyOnceWith(null)
  expect(document.activeElement).toBe(input)
})

it('associates its error with the control', () => {
  const { input } = show(null, 'Too large.')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(input.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id)
})

it.each([
  [1, '1 byte'],
  [1023, '1023 bytes'],
  [1024, '1 kB'],
  [12_345, '12 kB'],
  [999_999, '977 kB'],
  [1_048_575, '1.0 MB'],
  [5_242_880, '5.0 MB'],
])('formats %i bytes as %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words)
})
