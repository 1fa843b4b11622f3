import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { act, cleanup, configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { seededRandom } from '#simulator/random.ts'
import { paymentSource, sourceOf } from '#tests/support/try-out-source.ts'
import type { ProductSource, TryOutOperation } from '#web/reference/model.ts'
import { system } from '#web/theme/system.ts'
import { TryOut } from './try-out.tsx'

// The machine may be busy with other suites.
configure({ asyncUtilTimeout: 10_000 })

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

let count = 0
let suffix = ''
beforeEach(() => {
  // jsdom has no dialogs.
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  count += 1
  suffix = `product-${count}`
})

const call = {
  server: 'http://127.0.0.1:8080/sandbox',
  headers: { 'X-Partner-ID': 'partner-1', 'X-Project-ID': 'project-1' },
}

interface PageProps {
  first: string
  source?: ProductSource
}

function Page({ first, source = paymentSource(suffix) }: PageProps) {
  const [operation, setOperation] = useState(first)
  const [parts] = useState(() => ({
    source,
    surroundings: { now: () => 1_800_000_000_000, ticks: () => 0, random: seededRandom(7) },
  }))
  return (
    <ChakraProvider value={system}>
      <TryOut {...parts} operation={{ id: operation }} call={call} onNext={setOperation} />
    </ChakraProvider>
  )
}

async function show(first: string, source?: ProductSource) {
  await act(async () => render(<Page first={first} {...(source ? { source } : {})} />))
  await screen.findByRole('button', { name: 'Send' })
  return userEvent.setup()
}

type User = ReturnType<typeof userEvent.setup>

const press = async (user: User, name: string | RegExp) => user.click(await screen.findByRole('button', { name }))
const answer = () => screen.getByRole('group', { name: 'body of the answer' }).textContent ?? ''
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`))
const asJson = () => screen.getByLabelText<HTMLTextAreaElement>('Body as JSON')

async function typeJson(user: User, text: string) {
  await user.click(screen.getByRole('tab', { name: 'JSON' }))
  await user.clear(asJson())
  await user.click(asJson())
  await user.paste(text)
}

describe('the payment API', () => {
  it('leads from a number to a refund that is refused the second time, without a request', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    const user = await show('requestOneTimePassword')
    await press(user, 'Send')
    const handset = screen.getByRole('region', { name: /^Simulated handset/ })
    expect(within(handset).getByText(/Your Lumen Music code is \d{6}/)).toBeDefined()
    await press(user, 'Next: Turn the number into a token')
    await waitFor(() => expect(field('oneTimePassword').value).toMatch(/^\d{6}$/))
    await press(user, 'Send')
    expect(answer()).toContain('"userToken": "utk_')
    await press(user, 'Next: Charge')
    await waitFor(() => expect(field('userToken').value).toMatch(/^utk_/))
    await press(user, 'Send')
    expect(answer()).toContain('"paymentStatus": "SUCCESS"')
    await press(user, 'Next: Read the charge back')
    await waitFor(() => expect(field('correlationId').value).toMatch(/^try-/))
    await press(user, 'Send')
    expect(answer()).toContain('"refunds": []')
    await press(user, 'Next: Refund')
    await waitFor(() => expect(field('originalTransactionId').value).toMatch(/^txn_/))
    await press(user, 'Send')
    expect(answer()).toContain('"paymentStatus": "REFUNDED"')
    await press(user, 'Next: Refund it again')
    expect(answer()).toContain('ALREADY_REFUNDED')
    expect(fetched).not.toHaveBeenCalled()
  })

  it('says answer and message to those who do not see them, and leaves the focus where it is', async () => {
    const user = await show('requestOneTimePassword')
    const send = screen.getByRole('button', { name: 'Send' })
    await user.click(send)
    const said = screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join('')
    expect(said).toContain('Answer 1: 200 OK. SUCCESS.')
    expect(said).toMatch(/SMS received by 6581234567: Your Lumen Music code is \d{6}/)
    expect(document.activeElement).toBe(send)
  })

  it('tells why, check by check', async () => {
    const user = await show('createCharge')
    await press(user, 'Send')
    await user.click(screen.getByRole('tab', { name: 'Why this answer' }))
    const lines = within(screen.getByRole('list', { name: 'Checks in their order' })).getAllByRole('listitem')
    expect(lines[0]?.textContent).toBe('The body is a JSON objectpassed')
    expect(lines.find(({ textContent }) => textContent?.endsWith('answered'))?.textContent).toContain(
      'INVALID_USER_TOKEN',
    )
    expect(lines.at(-1)?.textContent).toMatch(/not made$/)
  })

  it('uses the code on the handset in the form that wants it', async () => {
    const user = await show('requestOneTimePassword')
    await press(user, 'Send')
    const use = await screen.findByRole('button', { name: /^Use this code \d{6}$/ })
    const code = use.textContent?.slice(-6)
    await user.click(use)
    await waitFor(() => expect(field('oneTimePassword').value).toBe(code))
    expect(document.activeElement).toBe(screen.getByRole('form', { name: 'Call identifyCustomer' }))
  })

  it('hints at what the schema wants, and sends all the same', async () => {
    const user = await show('requestOneTimePassword')
    await user.clear(field('messageContent'))
    expect(screen.getByText('The schema says: required.')).toBeDefined()
    await press(user, 'Send')
    expect(answer()).toContain("'messageContent' is missing or null")
  })

  it('keeps form and JSON in step, and sends what is no JSON as it stands', async () => {
    const user = await show('refundCharge')
    await user.clear(field('reason'))
    await user.type(field('reason'), 'Because')
    await user.click(screen.getByRole('tab', { name: 'JSON' }))
    expect(JSON.parse(asJson().value)).toMatchObject({ reason: 'Because' })
    await typeJson(user, '{"reason": null, "extra": 1}')
    await user.click(screen.getByRole('tab', { name: 'Form' }))
    expect(screen.getByText('The schema says: type string.')).toBeDefined()
    await press(user, 'Send')
    expect(answer()).toContain("'extra' is not a property of this request")
    await typeJson(user, '{"reason": ')
    await press(user, 'Send')
    expect(answer()).toContain('the body is not a JSON object')
    await user.click(screen.getByRole('tab', { name: 'Form' }))
    expect(screen.getByText(/The body is no JSON now/)).toBeDefined()
  })

  it('chooses the subscriber by the last digits', async () => {
    const user = await show('requestOneTimePassword')
    await user.selectOptions(screen.getByLabelText('Subscriber'), 'Balance too low (0001)')
    expect(field('userIdentifier').value).toBe('6581230001')
    await user.selectOptions(screen.getByLabelText('Example'), 'Confirm a purchase')
    expect(field('userIdentifier').value).toBe('66812345678')
  })

  it('fills a call of the history in again, and sends it again as it was', async () => {
    const user = await show('requestOneTimePassword')
    const first = field('correlationId').value
    await press(user, 'Send')
    await user.type(field('userIdentifier'), '9')
    await press(user, 'Send')
    await press(user, 'Fill in: call 1')
    expect([field('correlationId').value, field('userIdentifier').value]).toEqual([first, '6581234567'])
    await press(user, 'Send again: call 1')
    expect(answer()).toContain(`"correlationId": "${first}"`)
    expect(screen.getAllByRole('button', { name: /^Fill in/ })).toHaveLength(3)
  })

  it('says what a reset loses, and begins again', async () => {
    const user = await show('requestOneTimePassword')
    await press(user, 'Send')
    await user.type(field('userIdentifier'), '9')
    await press(user, 'Reset the simulator')
    const dialog = screen.getByRole('alertdialog', { name: 'Reset the simulator?' })
    expect(dialog.textContent).toContain('forgets 1 call and 1 message')
    await user.click(within(dialog).getByRole('button', { name: 'Reset' }))
    await waitFor(() => expect(field('userIdentifier').value).toBe('6581234567'))
    expect(screen.queryByRole('region', { name: /^History/ })).toBeNull()
  })

  it('takes headers that are changed by hand', async () => {
    const user = await show('createCharge')
    await user.click(screen.getByText('Headers (5)'))
    const type = await screen.findByLabelText('Content-Type')
    await user.clear(type)
    await user.type(type, 'text/plain')
    await press(user, 'Send')
    expect(answer()).toContain('The body is not application/json.')
  })
})

describe('a product without a simulator', () => {
  const response = (status: string, value: unknown) => ({
    status,
    description: `Answer ${status}`,
    type: 'application/json',
    examples: [{ name: 'a', summary: null, value }],
  })
  const responses = [response('404', { error: 'no tree' }), response('201', { id: 'tree-1' })]
  const tree = {
    type: 'object',
    properties: { name: { type: 'string' }, children: { type: 'array', items: { $ref: '#/$defs/Tree' } } },
  }
  const pay = {
    oneOf: [{ $ref: '#/$defs/Card' }, { $ref: '#/$defs/Bank' }],
    discriminator: { propertyName: 'kind', mapping: { card: '#/$defs/Card', bank: '#/$defs/Bank' } },
    $defs: {
      Card: { type: 'object', properties: { kind: { type: 'string' }, number: { type: 'string' } } },
      Bank: { type: 'object', properties: { kind: { type: 'string' }, iban: { type: 'string' } } },
    },
  }
  const operation = (id: string, type: string, schema: unknown, value: unknown): TryOutOperation => ({
    id,
    method: 'POST',
    path: '/trees',
    parameters: [],
    body: { type, required: true, schema, examples: [{ name: 'a', summary: null, value }] },
    responses,
  })
  const operations = [
    operation('plant', 'application/json', { $ref: '#/$defs/Tree', $defs: { Tree: tree } }, { name: 'root' }),
    operation('pay', 'application/json', pay, { kind: 'card', number: '1' }),
    operation(
      'upload',
      'multipart/form-data',
      { type: 'object', properties: { file: { type: 'string', format: 'binary' } } },
      {},
    ),
  ]
  const source = () => sourceOf({ suffix, title: 'Trees', tryOut: 'examples', operations })

  it('says so, and answers with the example of the status that was chosen', async () => {
    const user = await show('plant', source())
    expect(screen.getByText(/no simulator yet/)).toBeDefined()
    await press(user, 'Send')
    expect(answer()).toContain('"id": "tree-1"')
    await user.selectOptions(screen.getByLabelText('Answer to see'), '404 Answer 404')
    await press(user, 'Send')
    expect(answer()).toContain('"error": "no tree"')
  })

  it('has a form of a schema that holds itself, as deep as its value', async () => {
    const user = await show('plant', source())
    await press(user, 'Add children')
    await press(user, 'Add an item to children')
    await press(user, 'Add children')
    await user.click(screen.getByRole('tab', { name: 'JSON' }))
    expect(JSON.parse(asJson().value)).toEqual({ name: 'root', children: [{ children: [] }] })
  })

  it('chooses between forms of a body, and sets what tells them apart', async () => {
    const user = await show('pay', source())
    expect(field('number').value).toBe('1')
    await user.selectOptions(screen.getByLabelText('Form of Body'), 'bank')
    await user.type(field('iban'), 'DE00')
    await user.click(screen.getByRole('tab', { name: 'JSON' }))
    expect(JSON.parse(asJson().value)).toEqual({ kind: 'bank', iban: 'DE00' })
  })

  it('takes a file', async () => {
    const user = await show('upload', source())
    await user.upload(field('file'), new File(['x'], 'photo.png'))
    await press(user, 'Send')
    await user.click(screen.getByRole('tab', { name: 'Request' }))
    expect(screen.getByRole('group', { name: 'body of the request' }).textContent).toContain('"file": "photo.png"')
  })

  it('can be asked for again when it did not arrive', async () => {
    const broken = source()
    const whole = broken.loadTryOut
    broken.loadTryOut = vi.fn(whole).mockRejectedValueOnce(new TypeError('Failed to fetch'))
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await act(async () => render(<Page first="plant" source={broken} />))
    expect((await screen.findByRole('alert')).textContent).toContain('TRY OUT could not be loaded')
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click())
    expect(await screen.findByRole('button', { name: 'Send' })).toBeDefined()
  })
})
