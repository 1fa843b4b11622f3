import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { ProjectDocument } from '#generated/admin/model/projectDocument.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { signIn } from '#tests/support/sign-in.ts'
import { adminProject } from '#tests/support/staff-samples.ts'
import { Documents } from './documents.tsx'

const file = (name: string, antivirusStatus: ProjectDocument['antivirusStatus']): ProjectDocument => ({
  id: name,
  name,
  antivirusStatus,
  downloadUrl: null,
})

beforeEach(() => signIn('BUSINESS_ADMIN', 'bea'))
/** The row of a file. */
async function lineOf(name: string) {
  const line = (await screen.findByText(name)).closest('li')
  if (!line) throw new Error(`${name} has no line`)
  return { words: line.textContent, button: within(line).queryByRole('button') }
}

it('hands out a file once the virus scan accepts it, and says why not before', async () => {
  const project = adminProject({
    organisationDocument: file('registration.pdf', 'PENDING'),
    documents: [file('protocol.pdf', 'REJECTED'), file('letter.pdf', 'ACCEPTED')],
  })
  showPage(<Documents project={project} />)
  expect(await lineOf('registration.pdf')).toEqual({ words: 'registration.pdf(Virus scan pending)', button: null })
  expect(await lineOf('protocol.pdf')).toEqual({ words: 'protocol.pdfVirus scan failed !', button: null })
  const { words, button } = await lineOf('letter.pdf')
  expect(words).not.toMatch(/scan/i)
  expect(button?.getAttribute('aria-label')).toBe('Download letter.pdf')
})
