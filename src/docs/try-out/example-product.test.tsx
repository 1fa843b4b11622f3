import { act, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { TryOutOperation } from '#docs/model/try-out.ts'
import { sampleOperation } from '#tests/support/sample-product.ts'
import { snippetsOf } from '#tests/support/snippets.ts'
import { answer, asJson, field, press, showTryOut, typeJson, type User } from '#tests/support/try-out-page.tsx'
import { sourceOf } from '#tests/support/try-out-source.ts'

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
    required: ['name'],
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
    {
      ...operation('plant', 'application/json', { $ref: '#/$defs/Tree', $defs: { Tree: tree } }, { name: 'root' }),
      responses: [...responses, response('422', { error: 'no name' })],
    },
    operation('pay', 'application/json', pay, { kind: 'card', number: '1' }),
    {
      ...operation('store', 'application/json', { type: 'object' }, { a: 1 }),
      otherBodies: [
        { type: 'application/x-www-form-urlencoded', examples: [{ name: 'b', summary: null, value: { b: 'x y' } }] },
        { type: 'application/xml', examples: [{ name: 'c', summary: null, value: '<c/>' }] },
      ],
    },
    operation(
      'upload',
      'multipart/form-data',
      { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] },
      { file: 'tree.png' },
    ),
  ]
  let count = 0
  const source = () => sourceOf({ suffix: `trees-${++count}`, title: 'Trees', tryOut: 'examples', operations })

  it('says so and returns the example of the chosen status', async () => {
    const user = await showTryOut(source(), 'plant')
    expect(screen.getByText(/no simulator yet/)).toBeDefined()
    await press(user, 'Send')
    expect(answer()).toContain('"id": "tree-1"')
    await user.selectOptions(screen.getByLabelText('Example answer'), '404 Answer 404')
    await press(user, 'Send')
    expect(answer()).toContain('"error": "no tree"')
  })

  it('refuses an invalid body with the documented answer and says why', async () => {
    const user = await showTryOut(source(), 'plant')
    await typeJson(user, '{}')
    await press(user, 'Send')
    expect(answer()).toContain('"error": "no name"')
    expect(screen.getByText(/^The request does not match the specification: name: required/)).toBeDefined()
    await user.click(screen.getByRole('tab', { name: 'Why this answer' }))
    expect(screen.getByRole('list', { name: 'Checks, in order' }).textContent).toContain('name: required')
  })

  it('says what is wrong when no refusal is documented', async () => {
    const user = await showTryOut(source(), 'pay')
    await typeJson(user, '{')
    await press(user, 'Send')
    expect(screen.getByText(/^The request does not match the specification: the body is not valid JSON/)).toBeDefined()
    expect(screen.getAllByText('No answer')).toHaveLength(2)
  })

  it('renders a recursive schema as deep as its value', async () => {
    const user = await showTryOut(source(), 'plant')
    await press(user, 'Add children')
    await press(user, 'Add an item to children')
    await press(user, 'Add children')
    await user.click(screen.getByRole('tab', { name: 'JSON' }))
    expect(JSON.parse(asJson().value)).toEqual({ name: 'root', children: [{ children: [] }] })
  })

  it('switches between body variants and sets the discriminator', async () => {
    const user = await showTryOut(source(), 'pay')
    expect(field('number').value).toBe('1')
    await user.selectOptions(screen.getByLabelText('Variant of Body'), 'bank')
    await user.type(field('iban'), 'DE00')
    await user.click(screen.getByRole('tab', { name: 'JSON' }))
    expect(JSON.parse(asJson().value)).toEqual({ kind: 'bank', iban: 'DE00' })
  })

  it('sends the body in the chosen media type', async () => {
    const user = await showTryOut(source(), 'store')
    const sentAs = async (type: string) => {
      await user.selectOptions(screen.getByLabelText('Content type'), type)
      await press(user, 'Send')
      await user.click(screen.getByRole('tab', { name: 'Request' }))
      return screen.getByRole('group', { name: 'body of the request' }).textContent
    }
    expect(await sentAs('application/x-www-form-urlencoded')).toContain('b=x+y')
    expect(await sentAs('application/xml')).toContain('<c/>')
    expect(await sentAs('application/json')).toContain('"a": 1')
  })

  it('shows the code of a call without an optional body that is cleared', async () => {
    const prune = operation('prune', 'application/json', {}, { a: 1 })
    const optional = { ...prune, body: prune.body && { ...prune.body, required: false } }
    const own = sourceOf({ suffix: `trees-${++count}`, title: 'Trees', tryOut: 'examples', operations: [optional] })
    const samples = { snippets: snippetsOf(true), otherSnippets: { '': snippetsOf(false) } }
    const entries = own.product.groups.flatMap((group) => group.operations)
    const built = entries.map((entry) => [entry.id, { ...sampleOperation(entry), ...samples }] as const)
    own.load = async () => ({ operations: Object.fromEntries(built), schemas: {} })
    const user = await showTryOut(own, 'prune')
    const codeIn = async (language: string) => {
      await user.selectOptions(screen.getByLabelText('Language of the code samples'), language)
      return screen.getByRole('region', { name: 'Code of the call to prune' }).textContent
    }
    expect(await codeIn('cURL')).toContain('Content-Type: application/json')
    await user.click(screen.getByRole('tab', { name: 'JSON' }))
    await user.clear(asJson())
    expect(await codeIn('cURL')).not.toMatch(/Content-Type|--data/)
    expect(await codeIn('C#')).not.toMatch(/StringContent|MediaType/)
    expect(await codeIn('C#')).toContain('request.Headers.TryAddWithoutValidation("X-Project-ID", "project-1");')
  })

  describe('of 64-bit ids', () => {
    const long = '9007199254740993'
    const integer = { type: 'integer', format: 'int64' }
    const parameter = { name: 'accountId', in: 'path', required: true, schema: integer, example: 1 } as const
    const body = { type: 'object', properties: { accountId: integer, any: {}, note: { type: 'string' } } }
    const transfer = operation('transfer', 'application/json', body, { accountId: 1 })
    const form = operation('form', 'application/x-www-form-urlencoded', body, { accountId: 1 })
    const get = { ...transfer, id: 'get', path: '/accounts/{accountId}', parameters: [parameter], body: null }
    const accounts = () =>
      sourceOf({ suffix: `trees-${++count}`, title: 'Accounts', tryOut: 'examples', operations: [get, transfer, form] })
    const type = async (user: User, text: string) => {
      await user.clear(field('accountId'))
      await user.type(field('accountId'), text)
    }
    const sentCall = async (user: User) => {
      await press(user, 'Send')
      await user.click(screen.getByRole('tab', { name: 'Request' }))
      return screen.getByRole('group', { name: 'body of the request' }).textContent
    }

    it('sends the digits that are typed for a parameter', async () => {
      const user = await showTryOut(accounts(), 'get')
      await type(user, long)
      expect(field('accountId').value).toBe(long)
      expect(screen.queryByText(/The schema says/)).toBeNull()
      await press(user, 'Send')
      await user.click(screen.getByRole('tab', { name: 'Request' }))
      expect(screen.getByText(new RegExp(`/accounts/${long}`))).toBeDefined()
    })

    it('sends the digits that are typed for a field of a form', async () => {
      const user = await showTryOut(accounts(), 'form')
      await type(user, long)
      expect(screen.queryByText(/The schema says/)).toBeNull()
      expect(await sentCall(user)).toContain(`accountId=${long}`)
    })

    it('says that the form of JSON keeps them as text', async () => {
      const user = await showTryOut(accounts(), 'transfer')
      await type(user, '1.50')
      expect(field('accountId').value).toBe('1.50')
      expect(await sentCall(user)).toContain('"accountId": 1.5')
      await type(user, long)
      await user.click(field('any'))
      await user.paste(long)
      expect(screen.getAllByText(/JavaScript cannot hold this number/)).toHaveLength(2)
      expect(await sentCall(user)).toContain(`"accountId": "${long}",\n  "any": "${long}"`)
    })

    it('shows no form that would change those of the JSON view', async () => {
      const user = await showTryOut(accounts(), 'transfer')
      const text = `{"accountId":${long},"note":"a"}`
      await typeJson(user, text)
      await user.click(screen.getByRole('tab', { name: 'Form' }))
      expect(screen.getByText(/JavaScript cannot hold a number of the body/)).toBeDefined()
      expect(screen.queryByLabelText(/^note/)).toBeNull()
      expect(await sentCall(user)).toContain(long)
    })
  })

  it('reports a missing file beside Send and accepts one', async () => {
    const user = await showTryOut(source(), 'upload')
    const objection = 'Does not match the schema: file: no file is chosen. You can send it anyway.'
    expect(screen.getByText(objection)).toBeDefined()
    await press(user, 'Send')
    expect(answer()).toContain('"id": "tree-1"')
    await user.upload(field('file'), new File(['x'], 'photo.png'))
    expect(screen.queryByText(objection)).toBeNull()
    await press(user, 'Send')
    await user.click(screen.getByRole('tab', { name: 'Request' }))
    expect(screen.getByRole('group', { name: 'body of the request' }).textContent).toContain('"file": "photo.png"')
  })

  it('can be reloaded after a failure', async () => {
    const broken = source()
    const whole = broken.loadTryOut
    broken.loadTryOut = vi.fn(whole).mockRejectedValueOnce(new TypeError('Failed to fetch'))
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await showTryOut(broken, 'plant')
    expect((await screen.findByRole('alert')).textContent).toContain('TRY OUT could not be loaded')
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click())
    expect(await screen.findByRole('button', { name: 'Send' })).toBeDefined()
  })
})
