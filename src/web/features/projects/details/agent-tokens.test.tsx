import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { getListAgentTokensQueryOptions } from '#generated/portal/client/agent-tokens.ts'
import type { AgentToken } from '#generated/portal/model/agentToken.ts'
import { answerOf } from '#tests/support/answers.ts'
import { liveProject, suspendedProject } from '#tests/support/project-samples.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { beginSignedIn } from '#tests/support/sign-in.ts'
import { queryClient } from '#web/api/query-client.ts'
import { AgentTokens } from './agent-tokens.tsx'

beginSignedIn()

const { projectId } = liveProject
const serverUrl = 'https://portal.example/mcp'
const token: AgentToken = {
  id: 'the-token',
  name: 'Laptop assistant',
  token: 'agent_…k3Vd',
  createdOn: '2026-03-02T09:20:00.000Z',
  createdBy: 'dana@lumen.example',
  expiresOn: '2026-04-01T09:20:00.000Z',
  lastUsedOn: null,
  status: 'active',
}

async function show(items: AgentToken[], project = liveProject) {
  queryClient.setQueryData(getListAgentTokensQueryOptions(projectId).queryKey, { serverUrl, items })
  showPage(<AgentTokens project={project} />)
  await screen.findByRole('region', { name: 'Agent tokens' })
  return userEvent.setup()
}

/** Answers every request with this data, and the list with the revoked token. */
function stubAnswers(data: unknown) {
  const fetched = vi.fn(async (_address: string, { method = 'GET' }: RequestInit = {}) => {
    const list = { serverUrl, items: [{ ...token, status: 'revoked' }] }
    return answerOf(method === 'GET' ? list : data)
  })
  vi.stubGlobal('fetch', fetched)
  return fetched
}

it('creates a token and shows it once, with the settings of a client', async () => {
  const fetched = stubAnswers({ value: 'agent_EXAMPLE', token })
  const user = await show([])
  expect(screen.getByText('No agent token yet. Create one to connect an assistant to the sandbox.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Create agent token' }))
  await user.type(await screen.findByLabelText('Name'), 'Laptop assistant')
  await user.click(screen.getByRole('radio', { name: '7 days' }))
  await user.click(screen.getByRole('button', { name: 'Create' }))
  expect((await screen.findByTestId('secret')).textContent).toBe('agent_EXAMPLE')
  const settings = JSON.parse(screen.getByTestId('agent-settings').textContent ?? '')
  expect(settings.mcpServers['open-platform-sandbox']).toEqual({
    type: 'http',
    url: serverUrl,
    headers: { Authorization: 'Bearer agent_EXAMPLE' },
  })
  const [address, request] = fetched.mock.calls[0] ?? []
  expect([address, request?.method]).toEqual([`/portal/projects/${projectId}/agent-tokens`, 'POST'])
  expect(JSON.parse(String(request?.body))).toEqual({ name: 'Laptop assistant', validDays: 7 })
})

it('asks for a name before it creates a token', async () => {
  const fetched = stubAnswers(null)
  const user = await show([])
  await user.click(screen.getByRole('button', { name: 'Create agent token' }))
  await user.click(await screen.findByRole('button', { name: 'Create' }))
  expect(await screen.findByText('Please enter a name')).toBeTruthy()
  expect(fetched).not.toHaveBeenCalled()
})

it('revokes a token of a suspended project, which gets no new one', async () => {
  const fetched = stubAnswers(null)
  const user = await show([token], suspendedProject)
  const section = within(screen.getByRole('region', { name: 'Agent tokens' }))
  expect(section.getByRole('button', { name: 'Create agent token' }).getAttribute('aria-disabled')).toBe('true')
  await user.click(section.getByRole('button', { name: 'Revoke Laptop assistant' }))
  await user.click(screen.getByRole('button', { name: 'Revoke token' }))
  expect(await section.findByText('Revoked')).toBeTruthy()
  expect(document.activeElement).toBe(section.getByRole('heading'))
  const [address, request] = fetched.mock.calls[0] ?? []
  expect([address, request?.method]).toEqual([`/portal/projects/${projectId}/agent-tokens/the-token`, 'DELETE'])
})

it('says in its section that the tokens could not be read, and reads them again', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 500 })))
  showPage(<AgentTokens project={liveProject} />)
  const user = userEvent.setup()
  await screen.findByText(/agent tokens could not be read/)
  stubAnswers(null)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('table', { name: 'Agent tokens' })
})
