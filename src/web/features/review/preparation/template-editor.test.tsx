import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { limits } from '#domain/limits.ts'
import { queryClient } from '#web/api/query-client.ts'
import { system } from '#web/theme/system.ts'
import { TemplateEditor } from './template-editor.tsx'

function open(template?: { sms_template_id: string; text: string }) {
  render(
    <ChakraProvider value={system}>
      <QueryClientProvider client={queryClient}>
        <TemplateEditor projectId="p1" template={template} onClose={() => {}} />
      </QueryClientProvider>
    </ChakraProvider>,
  )
  return screen.getByRole('textbox', { name: 'SMS template' })
}

const described = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent

it.each([undefined, { sms_template_id: 't1', text: 'Hello.' }])(
  'explains the limits, braces and password placeholder of template %j',
  (template) => {
    expect(described(open(template))).toBe(
      `At most ${limits.smsTemplatesPerProject} templates. Braces mark dynamic content, for instance {service}. ` +
        '#PASSWORD# is the place of the one-time password.',
    )
  },
)

it('does not send a blank template', async () => {
  const fetched = vi.fn()
  vi.stubGlobal('fetch', fetched)
  const text = open()
  const user = userEvent.setup()
  await user.type(text, '   ')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Required.')
  expect(fetched).not.toHaveBeenCalled()
})
