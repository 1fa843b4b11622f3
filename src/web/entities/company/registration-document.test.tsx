import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { Organisation } from '#generated/portal/model/organisation.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { RegistrationDocument, type StoredDocument } from './registration-document.tsx'

const organisation = { status: 'draft', underReview: false, requestedChanges: [] } as unknown as Organisation
const pdf = new File(['%PDF-1.7'], 'registration.pdf', { type: 'application/pdf' })

it('keeps the focus at the document while it is uploaded again', async () => {
  let upload: StoredDocument['upload'] = () => Promise.reject(new Error('Too slow.'))
  const stored: StoredDocument = {
    name: null,
    status: null,
    upload: (file) => upload(file),
    download: async () => pdf,
  }
  showPage(<RegistrationDocument document={stored} organisation={organisation} />)
  await userEvent.upload(await screen.findByLabelText(/^Business registration document/), pdf)
  const again = await screen.findByRole('button', { name: 'Upload again' })
  upload = () => new Promise(() => {})
  await userEvent.click(again)
  const loading = await screen.findByText('Uploading registration.pdf …')
  expect(document.activeElement).not.toBe(document.body)
  expect(document.activeElement?.contains(loading)).toBe(true)
})

it('uploads no file that was removed while it was read', async () => {
  const { promise, resolve } = Promise.withResolvers<ArrayBuffer>()
  const slow = Object.assign(new File([], 'slow.pdf', { type: 'application/pdf' }), { arrayBuffer: () => promise })
  const upload = vi.fn(async () => undefined)
  const stored: StoredDocument = { name: null, status: null, upload, download: async () => pdf }
  showPage(<RegistrationDocument document={stored} organisation={organisation} />)
  await userEvent.upload(await screen.findByLabelText(/^Business registration document/), slow)
  await userEvent.click(screen.getByRole('button', { name: 'Remove slow.pdf' }))
  await act(async () => resolve(await pdf.arrayBuffer()))
  expect(upload).not.toHaveBeenCalled()
})
