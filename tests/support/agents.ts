import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Caller } from './app.ts'
import { temporaryFolder } from './temporary-folder.ts'

export interface Agent {
  value: string
  tokenId: string
}

/** Makes a token for an agent, as the project page does. */
export async function newAgent(caller: Caller, projectId: string, name = 'Laptop assistant'): Promise<Agent> {
  const answer = await caller.post(`/portal/projects/${projectId}/agent-tokens`, { name, validDays: 7 })
  if (answer.statusCode !== 200) throw new Error(`The agent token was not made: ${answer.body}`)
  const { value, token } = answer.json().data
  return { value, tokenId: token.id }
}

/** Connects with the official client. Fails when the server refuses the token. */
export async function connectAgent(address: string, value: string, headers: Record<string, string> = {}) {
  const client = new Client({ name: 'test', version: '1.0.0' })
  const transport = new StreamableHTTPClientTransport(new URL(address), {
    requestInit: { headers: { authorization: `Bearer ${value}`, ...headers } },
  })
  await client.connect(transport)
  return client
}

type Inject = (request: InjectOptions) => Promise<LightMyRequestResponse>

/** Sends one message without a client, which would hide the answer. */
export function sendMessage(
  inject: Inject,
  value: string | undefined,
  body: unknown,
  { headers = {}, url = '/mcp' }: { headers?: Record<string, string> | undefined; url?: string } = {},
) {
  return inject({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...(value !== undefined && { authorization: `Bearer ${value}` }),
      ...headers,
    },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

/** A folder of built pages with the documentation of one operation. */
export function builtDocs(): string {
  const webDir = temporaryFolder('portal-docs')
  const builtWith = 'http://127.0.0.1:8080'
  const servers = [{ url: '{PUBLIC_URL}/sandbox', variables: { PUBLIC_URL: { default: builtWith } } }]
  const docs = {
    suffix: 'harbour',
    title: 'Harbour',
    find: [
      { text: 'Charge a subscriber', kind: 'operation', place: 'POST /v1/charges', anchor: 'createCharge' },
      {
        text: 'correlationId',
        kind: 'field',
        place: 'Charge a subscriber',
        anchor: 'createCharge/correlationId',
        words: 'Your own id of this request.',
      },
      { text: 'Introduction', kind: 'heading', place: 'Harbour', anchor: 'introduction', words: `Base: ${builtWith}` },
    ],
    operations: { createCharge: `# Charge a subscriber\n\ncurl ${builtWith}/sandbox/v1/charges\n` },
  }
  mkdirSync(join(webDir, 'api-doc'))
  mkdirSync(join(webDir, 'prerendered/docs'), { recursive: true })
  writeFileSync(join(webDir, 'index.html'), '<title>Portal</title>')
  writeFileSync(join(webDir, 'api-doc/harbour.json'), JSON.stringify({ servers }))
  writeFileSync(join(webDir, 'prerendered/docs/harbour.json'), JSON.stringify(docs))
  return webDir
}
