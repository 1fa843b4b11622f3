import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { limits } from '#domain/limits.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { TemplateEditor } from './template-editor.tsx'

async function open(template?: { sms_template_id: string; text: string }) {
  showPage(<TemplateEditor projectId="p1" template={template} onClose={() => {}} />)
  return await screen.findByRole('textbox', { name: 'SMS template' })
}

const described = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent

it.each([undefined, { sms_template_id: 't1', text: 'Hello.' }])(
  'explains the limits, braces and password placeholder of template %j',
  async (template) => {
    expect(described(await open(template))).toBe(
      `At most ${limits.smsTemplatesPerProject} templates. Braces mark dynamic content, for instance {service}. ` +
        '#PASSWORD# is the place of the one-time password.',
    )
  },
)

it('does not send a blank template', async () => {
  const fetched = vi.fn()
  vi.stubGlobal('fetch', fetched)
  const text = await open()
  const user = userEvent.setup()
  await user.type(text, '   ')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Required.')
  expect(fetched).not.toHaveBeenCalled()
})
