import { act, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { TryOutOperation } from '#docs/model/try-out.ts'
import { answer, asJson, press, showTryOut, typeJson } from '#tests/support/try-out-page.tsx'
import { paymentSource, sourceOf } from '#tests/support/try-out-source.ts'
import { clearCalls } from '../clear-calls.ts'
import { CallFailure, type RealAnswer, type RealCalls, type RealRequest } from './real-calls.ts'

const operation = (method: string): TryOutOperation => ({
  id: `${method.toLowerCase()}Tree`,
  method,
  path: '/trees',
  parameters: [],
  servers: [{ url: 'https://trees.example' }],
  access: [{ schemes: ['own'], credentials: [{ in: 'query', name: 'key', value: 'YOUR_KEY' }], without: [] }],
  body: method === 'GET' ? null : { type: 'application/json', required: true, schema: true, examples: [] },
  responses: [{ status: '200', description: 'Done', type: null, examples: [] }],
})

let count = 0

const trees = () => {
  const operations = [operation('GET'), operation('DELETE')]
  return sourceOf({ suffix: `real-${++count}`, title: 'Trees', tryOut: 'examples', operations })
}

async function show(
  id: string,
  answers: (request: RealRequest, signal: AbortSignal) => Promise<Partial<RealAnswer>>,
  source = trees(),
) {
  const sent: RealRequest[] = []
  const realCalls: RealCalls = {
    sendNote: 'Send calls it from your browser.',
    origins: ['https://trees.example', 'http://127.0.0.1:8080'],
    send: async (request, signal) => {
      sent.push(request)
      return { status: 200, headers: [], body: new Blob(), notes: [], ...(await answers(request, signal)) }
    },
  }
  const user = await showTryOut(source, id, realCalls)
  return { user, sent }
}

const answered = () => screen.findByRole('region', { name: /^Answer to/ })
const text = (body: string, type = 'application/json') => ({ body: new Blob([body], { type }) })

it('sends nothing until real calls are chosen', async () => {
  const { user, sent } = await show('getTree', async () => text('{}'))
  expect(screen.queryByRole('region', { name: 'Real call' })).toBeNull()
  await press(user, 'Send')
  expect(sent).toEqual([])
})

it('names the host, sends typed credentials, and keeps them out of history, URL and storage', async () => {
  const { user, sent } = await show('getTree', async () => text('{"id":"oak"}'))
  await user.click(screen.getByLabelText('Real calls'))
  const band = screen.getByRole('region', { name: 'Real call' })
  expect(band.textContent).toContain('GET https://trees.example/trees')
  expect(screen.getByText('Calls trees.example.')).toBeDefined()
  await user.type(within(band).getByLabelText(/^key, in the query/), 'secret')
  await press(user, 'Send')
  await answered()
  expect(sent.map(({ url }) => url)).toEqual(['https://trees.example/trees?key=secret'])
  expect(answer()).toContain('"id": "oak"')
  await user.click(screen.getByRole('tab', { name: 'Request' }))
  expect(screen.getByText('GET https://trees.example/trees?key=***')).toBeDefined()
  expect(document.body.textContent).not.toContain('secret')
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href])).not.toContain('secret')
})

it('asks once before a method that may change data', async () => {
  const { user, sent } = await show('deleteTree', async () => text('{}'))
  await user.click(screen.getByLabelText('Real calls'))
  await press(user, 'Send')
  const dialog = screen.getByRole('alertdialog', { name: 'Call trees.example?' })
  expect(sent).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: 'Send' }))
  await answered()
  await press(user, 'Send again')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(sent).toHaveLength(2)
})

it('suggests no next step from simulated calls', async () => {
  const { user } = await show(
    'createCharge',
    async () => text('{"resultCode":"SUCCESS"}'),
    paymentSource('real-charge'),
  )
  await user.click(await screen.findByLabelText('Real calls'))
  await press(user, 'Send')
  const dialog = screen.getByRole('alertdialog')
  await user.click(within(dialog).getByRole('button', { name: 'Send' }))
  await answered()
  expect(answer()).toContain('SUCCESS')
  expect(screen.queryByRole('button', { name: /^Next:/ })).toBeNull()
})

it('sends one call at a time', async () => {
  const { promise, resolve } = Promise.withResolvers<Partial<RealAnswer>>()
  const { user, sent } = await show('deleteTree', () => promise)
  await user.click(screen.getByLabelText('Real calls'))
  await press(user, 'Send')
  await user.dblClick(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Send' }))
  await press(user, 'Send')
  resolve(text('{}'))
  await answered()
  expect(sent).toHaveLength(1)
  await press(user, 'Send again')
  expect(sent).toHaveLength(2)
})

it('sends an invalid body as typed', async () => {
  const { user, sent } = await show('deleteTree', async () => text('no', 'text/plain'))
  await user.click(screen.getByLabelText('Real calls'))
  await typeJson(user, '{')
  await press(user, 'Send')
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Send' }))
  await answered()
  expect(sent[0]?.body).toBe('{')
})

it('keeps the input while a call waits', async () => {
  const { promise, resolve } = Promise.withResolvers<Partial<RealAnswer>>()
  const { user } = await show('deleteTree', () => promise)
  await user.click(screen.getByLabelText('Real calls'))
  await typeJson(user, '{"id":1}')
  await press(user, 'Send')
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Send' }))
  await typeJson(user, '{"id":2}')
  resolve(text('{}'))
  await answered()
  expect(asJson().value).toBe('{"id":2}')
})

it('forgets an answer that arrives after the session was cleared', async () => {
  const { promise, resolve } = Promise.withResolvers<Partial<RealAnswer>>()
  const { user } = await show('getTree', () => promise)
  await user.click(screen.getByLabelText('Real calls'))
  await press(user, 'Send')
  act(clearCalls)
  await act(async () => resolve(text('{"id":"oak"}')))
  expect(screen.queryByRole('region', { name: /^Answer to/ })).toBeNull()
  expect(document.body.textContent).not.toContain('oak')
})

it('stops a call that waits', async () => {
  const { user } = await show(
    'getTree',
    (_, signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  )
  await user.click(screen.getByLabelText('Real calls'))
  await press(user, 'Send')
  await press(user, 'Stop')
  expect(await screen.findByText(/^You stopped the call. trees.example may have/)).toBeDefined()
})

it.each(['application/sql', 'application/json-seq', 'image/svg+xml; charset=utf-8'])(
  'shows %s as text',
  async (type) => {
    const { user } = await show('getTree', async () => text('select oak', type))
    await user.click(screen.getByLabelText('Real calls'))
    await press(user, 'Send')
    await answered()
    expect(answer()).toContain('select oak')
  },
)

it('explains why there is no answer', async () => {
  const { user } = await show('getTree', async () => {
    throw new CallFailure('The browser got no answer.', ['Either this.', 'Or that.'])
  })
  await user.click(screen.getByLabelText('Real calls'))
  await press(user, 'Send')
  expect(await screen.findByText('The browser got no answer.', { selector: 'p' })).toBeDefined()
  expect(screen.getByText('Or that.')).toBeDefined()
  expect(screen.getAllByText('No answer')).toHaveLength(2)
})

it('offers a file to save and shows a picture', async () => {
  const { user } = await show('getTree', async () => text('bytes', 'image/png'))
  await user.click(screen.getByLabelText('Real calls'))
  await press(user, 'Send')
  expect(await screen.findByRole('button', { name: 'Save the body' })).toBeDefined()
  expect(await screen.findByAltText('Body of the answer')).toBeDefined()
  expect(screen.getByText(/^5 bytes, image\/png/)).toBeDefined()
})
