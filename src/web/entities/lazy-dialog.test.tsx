import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, useState } from 'react'
import { expect, it } from 'vitest'
import { showPage } from '#tests/support/show-page.tsx'
import { toaster } from '#web/stores/toast.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { lazyDialog } from './lazy-dialog.tsx'

type Question = ComponentType<{ onClose: () => void }>
const Loaded: Question = ({ onClose }) => (
  <Dialog title="Sure?" onClose={onClose}>
    It is deleted.
  </Dialog>
)

/** A page with a button that opens a dialog, whose script arrives or fails when the test says so. */
function show() {
  const scripts: PromiseWithResolvers<Question>[] = []
  const Asked = lazyDialog(() => {
    const script = Promise.withResolvers<Question>()
    scripts.push(script)
    return script.promise
  })
  const Page = () => {
    const [open, setOpen] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Delete
        </button>
        {open && <Asked onClose={() => setOpen(false)} />}
      </>
    )
  }
  showPage(<Page />)
  return scripts
}

const open = async () => userEvent.click(await screen.findByRole('button', { name: 'Delete' }))

it('closes with a toast when its script cannot be loaded, and loads it when it is opened again', async () => {
  const scripts = show()
  await open()
  await act(async () => scripts[0]?.reject(new TypeError('Failed to fetch')))
  expect(toaster.getVisibleToasts()[0]?.description).toBe(
    'This could not be loaded. Check your connection and try again.',
  )
  expect(screen.queryByRole('dialog')).toBeNull()
  await open()
  await act(async () => scripts[1]?.resolve(Loaded))
  expect(await screen.findByRole('dialog', { name: 'Sure?' })).toBeTruthy()
  expect(scripts).toHaveLength(2)
})

it('shows a dialog that can be closed while its script takes long', async () => {
  const scripts = show()
  await open()
  await screen.findByRole('dialog', { name: 'Loading' })
  await act(async () => scripts[0]?.resolve(Loaded))
  expect(await screen.findByRole('dialog', { name: 'Sure?' })).toBeTruthy()
  expect(screen.queryByRole('dialog', { name: 'Loading' })).toBeNull()
})
