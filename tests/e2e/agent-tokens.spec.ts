import { expect } from '@playwright/test'
import { connectAgent } from '../support/agents.ts'
import { expectRow, openTab, signInWithProject } from './support/gestures.ts'
import { inspect } from './support/inspection.ts'
import { registerPartner } from './support/people.ts'
import { test } from './support/test.ts'

test('an agent connects with the settings of its token, and stops when the token is revoked', async ({
  page,
  request,
}) => {
  await signInWithProject(page, await registerPartner(request), 'Harbour parking')
  await openTab(page, 'Keys')
  await page.getByRole('button', { name: 'Create agent token' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Laptop assistant')
  await inspect(page, 'New agent token')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  const shown = page.getByRole('dialog', { name: 'Your agent token' })
  const { mcpServers } = JSON.parse(await shown.getByTestId('agent-settings').innerText())
  const { url, headers } = mcpServers['open-platform-sandbox']
  await inspect(page, 'Agent token')
  await shown.getByRole('button', { name: 'Done' }).click()

  const agent = await connectAgent(url, headers.Authorization.replace('Bearer ', ''))
  const found = await agent.callTool({ name: 'search_docs', arguments: { query: 'refund a charge' } })
  expect(JSON.stringify(found)).toContain('/api-doc/direct-carrier-billing#refundCharge')
  await agent.callTool({ name: 'getCharge', arguments: { correlationId: 'order-of-agent' } })

  const tokens = page.getByRole('table', { name: 'Agent tokens' })
  await tokens.getByRole('button', { name: 'Revoke Laptop assistant' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke token' }).click()
  await expectRow(tokens, { Name: 'Laptop assistant', Status: 'Revoked' })
  await inspect(page, 'Keys with a revoked agent token')
  await expect(agent.listTools()).rejects.toThrow('This agent token was revoked.')

  await openTab(page, 'Calls')
  await page.getByRole('button', { name: /GET \/v1\/charges\/order-of-agent/ }).click()
  await expect(page.getByRole('dialog')).toContainText('Laptop assistant')
})
