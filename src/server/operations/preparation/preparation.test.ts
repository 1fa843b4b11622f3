import { beforeAll, describe, expect, test } from 'vitest'
import { type Caller, testApp } from '#tests/support/app.ts'
import { newProject, problemsOf, setPending, setProviders, setStatus, unknownId } from '#tests/support/projects.ts'

const app = testApp()

let ines: Caller
let partner: Caller
beforeAll(async () => {
  ines = await app.signedIn('ines')
  partner = await app.newPartner()
})

async function inPreparation(...operators: ('STM' | 'AIS' | 'GLB')[]): Promise<string> {
  const id = await newProject(partner)
  await setProviders(app.db, id, ...(operators.length > 0 ? operators : (['STM'] as const)))
  await setPending(app.db, id, 'preparation', app.now())
  return id
}

const at = (id: string) => `/admin/projects/${id}`
const code = { env_type: 'live', provider: 'STM', code: 'LUM-MONTH', description: 'Lumen monthly', price: '9.80' }
const text = '#PASSWORD# is your code for {service}.'
const read = async (id: string) => (await ines.get(at(id))).json().data

/** Everything that the handover asks for. */
async function prepare(id: string): Promise<void> {
  await ines.post(`${at(id)}/provider`, { providerCode: 'LUMEN01' })
  await ines.post(`${at(id)}/code`, code)
  await ines.post(`${at(id)}/sms/templates`, { text })
}

describe.each([
  ['saveProviderCode', 'post', (id: string) => `${at(id)}/provider`, { providerCode: 'LUMEN01' }],
  ['addProductCode', 'post', (id: string) => `${at(id)}/code`, code],
  ['deleteProductCode', 'delete', (id: string) => `${at(id)}/code/${unknownId}`, undefined],
  ['addSmsTemplate', 'post', (id: string) => `${at(id)}/sms/templates`, { text }],
  ['updateSmsTemplate', 'put', (id: string) => `${at(id)}/sms/templates/${unknownId}`, { text }],
  ['deleteSmsTemplate', 'delete', (id: string) => `${at(id)}/sms/templates/${unknownId}`, undefined],
  ['submitForTechApproval', 'post', (id: string) => `${at(id)}/submit-for-tech-approve`, undefined],
] as const)('%s', (_name, method, url, body) => {
  test('answers 401 without a session', async () => {
    expect((await app.visitor[method](url(unknownId), body)).statusCode).toBe(401)
  })

  test.each(['dana', 'theo', 'bea'] as const)('rejects %s', async (person) => {
    expect((await (await app.signedIn(person))[method](url(unknownId), body)).json().code).toBe('role-not-allowed')
  })

  test('returns 404 for an unknown or unsubmitted project', async () => {
    expect((await ines[method](url(unknownId), body)).statusCode).toBe(404)
    expect((await ines[method](url(await newProject(partner)), body)).statusCode).toBe(404)
  })

  test.each(['technical', 'business'] as const)('is rejected at the %s stage', async (stage) => {
    const id = await inPreparation()
    await prepare(id)
    await setPending(app.db, id, stage, app.now())
    const { productCodes, smsTemplates } = await read(id)
    const live = productCodes.find(({ env_type }: { env_type: string }) => env_type === 'live')
    const real = url(id).replace(unknownId, url(id).includes('/code/') ? live.id : smsTemplates[0].sms_template_id)
    const answer = await ines[method](real, body)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'wrong-stage'])
    expect(await read(id)).toMatchObject({ productCodes, smsTemplates })
  })
})

describe('the provider code', () => {
  test.each([
    [{}, 'Provider Code required'],
    [{ providerCode: '' }, 'Provider Code required'],
    [{ providerCode: '   ' }, 'Provider Code required'],
    [{ providerCode: 'A'.repeat(16) }, 'Max 15 characters'],
    [{ providerCode: '<b>x</b>' }, 'HTML tags are not allowed!'],
  ])('%j is refused', async (body, message) => {
    const answer = await ines.post(`${at(unknownId)}/provider`, body)
    expect(answer.statusCode).toBe(400)
    expect(problemsOf(answer).map((problem) => problem.message)).toContain(message)
  })

  test('can be changed until the handover freezes it, also in a second round', async () => {
    const id = await inPreparation()
    const saved = await ines.post(`${at(id)}/provider`, { providerCode: 'FIRST' })
    expect(saved.json()).toEqual({
      status: true,
      message: 'Saved!',
      data: { providerCode: 'FIRST', providerCodeFreeze: false },
    })
    await prepare(id)
    expect(await read(id)).toMatchObject({ providerCode: 'LUMEN01', providerCodeFreeze: false })
    await ines.post(`${at(id)}/submit-for-tech-approve`)
    expect(await read(id)).toMatchObject({ providerCodeFreeze: true, stage: 'technical-review' })
    await setPending(app.db, id, 'preparation', app.now())
    const again = await ines.post(`${at(id)}/provider`, { providerCode: 'OTHER' })
    expect([again.statusCode, again.json().code]).toEqual([409, 'provider-code-frozen'])
  })
})

describe('product codes', () => {
  test.each([
    [{ ...code, code: '' }, 'Product code required'],
    [{ ...code, description: undefined }, 'Product name required'],
    [{ ...code, code: 'A'.repeat(16) }, 'Max 15 characters'],
    [{ ...code, code: 'a b' }, 'Product code or name is empty/invalid'],
    [{ ...code, description: 'a/b' }, 'Product code or name is empty/invalid'],
    [{ ...code, provider: 'ARTL' }, 'Select one item'],
    [{ ...code, env_type: 'sandbox' }, 'Select one item'],
    [{ ...code, price: undefined }, 'Please enter an amount like 9.80'],
    [{ ...code, price: '0.00' }, 'Please enter an amount like 9.80'],
    [{ ...code, price: '1,50' }, 'Please enter an amount like 9.80'],
  ])('%j is refused', async (body, message) => {
    const answer = await ines.post(`${at(unknownId)}/code`, body)
    expect(answer.statusCode).toBe(400)
    expect(problemsOf(answer).map((problem) => problem.message)).toContain(message)
  })

  test('require a provider code', async () => {
    const answer = await ines.post(`${at(await inPreparation())}/code`, code)
    expect([answer.statusCode, answer.json().message]).toEqual([409, 'Save Provider Code first'])
  })

  test('are added once each, with the currency of their operator, and deleted', async () => {
    const id = await inPreparation('STM', 'AIS')
    await ines.post(`${at(id)}/provider`, { providerCode: 'LUMEN01' })
    const added = await ines.post(`${at(id)}/code`, { ...code, price: '12.5' })
    expect(added.json().data).toEqual({ id: expect.any(String), ...code, price: '12.50', currency: 'SGD' })
    expect((await ines.post(`${at(id)}/code`, code)).json().code).toBe('product-code-taken')
    const other = await ines.post(`${at(id)}/code`, { ...code, provider: 'AIS' })
    expect(other.json().data).toMatchObject({ currency: 'THB', price: '9.80' })
    expect((await ines.delete(`${at(id)}/code/${added.json().data.id}`)).json().data).toBeNull()
    expect((await ines.delete(`${at(id)}/code/${added.json().data.id}`)).statusCode).toBe(404)
    const { productCodes } = await read(id)
    const live = productCodes.filter(({ env_type }: { env_type: string }) => env_type === 'live')
    expect(live).toEqual([other.json().data])
  })

  test('must belong to requested operators', async () => {
    const id = await inPreparation('STM', 'GLB')
    await ines.post(`${at(id)}/provider`, { providerCode: 'LUMEN01' })
    const before = (await read(id)).productCodes
    const answer = await ines.post(`${at(id)}/code`, { ...code, provider: 'AIS' })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid-request'])
    expect(problemsOf(answer)).toEqual([
      { field: '/provider', rule: 'enum', message: 'The project has not requested this operator.' },
    ])
    expect((await read(id)).productCodes).toEqual(before)
  })

  test('of the sandbox cannot be deleted', async () => {
    const id = await inPreparation()
    const { productCodes } = await read(id)
    expect((await ines.delete(`${at(id)}/code/${productCodes[0].id}`)).statusCode).toBe(404)
    expect((await read(id)).productCodes).toEqual(productCodes)
  })
})

describe('SMS templates', () => {
  test.each([
    ['post', {}, 'Required.'],
    ['post', { text: ' \n ' }, 'Required.'],
    ['put', { text: '  ' }, 'Required.'],
    ['post', { text: 'x'.repeat(1501) }, 'Minimum length required is 1 and maximum 1500 characters'],
    ['put', { text: '' }, 'Minimum length required is 1 and maximum 1000 characters'],
    ['put', { text: 'x'.repeat(1001) }, 'Minimum length required is 1 and maximum 1000 characters'],
    ['post', { text: '<i>no</i>' }, 'HTML tags are not allowed!'],
  ] as const)('%s %j is refused', async (method, body, message) => {
    const url = `${at(unknownId)}/sms/templates${method === 'put' ? `/${unknownId}` : ''}`
    const answer = await ines[method](url, body)
    expect(answer.statusCode).toBe(400)
    expect(problemsOf(answer).map((problem) => problem.message)).toContain(message)
  })

  test('are added, changed and deleted; new ones may be longer than changed ones', async () => {
    const id = await inPreparation()
    const added = await ines.post(`${at(id)}/sms/templates`, { text: 'x'.repeat(1500) })
    const { sms_template_id } = added.json().data
    const changed = await ines.put(`${at(id)}/sms/templates/${sms_template_id}`, { text })
    expect(changed.json()).toEqual({ status: true, message: 'Saved!', data: { sms_template_id, text } })
    expect((await read(id)).smsTemplates).toEqual([{ sms_template_id, text }])
    const other = await inPreparation()
    const foreign = await ines.put(`${at(other)}/sms/templates/${sms_template_id}`, { text: 'mine now' })
    expect([foreign.statusCode, foreign.json().message]).toEqual([404, 'No template found'])
    expect((await ines.delete(`${at(id)}/sms/templates/${sms_template_id}`)).statusCode).toBe(200)
    expect((await ines.delete(`${at(id)}/sms/templates/${sms_template_id}`)).statusCode).toBe(404)
    expect((await read(id)).smsTemplates).toEqual([])
  })

  test('are limited to 20, also in simultaneous requests', async () => {
    const id = await inPreparation()
    const answers = await Promise.all(
      Array.from({ length: 23 }, (_, index) => ines.post(`${at(id)}/sms/templates`, { text: `Text ${index}` })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20)
    expect(answers.find(({ statusCode }) => statusCode !== 200)?.json()).toMatchObject({
      code: 'sms-template-limit-reached',
      message: 'Maximum of 20 templates are allowed.',
    })
    expect((await read(id)).smsTemplates).toHaveLength(20)
  })
})

describe('the handover', () => {
  test('requires provider code, product code and template, in this order', async () => {
    const id = await inPreparation()
    const handOver = async () => (await ines.post(`${at(id)}/submit-for-tech-approve`)).json()
    expect(await handOver()).toMatchObject({ code: 'provider-code-missing', message: 'Save Provider Code first' })
    await ines.post(`${at(id)}/provider`, { providerCode: 'LUMEN01' })
    expect(await handOver()).toMatchObject({ code: 'product-code-missing' })
    await ines.post(`${at(id)}/code`, code)
    expect(await handOver()).toMatchObject({ code: 'sms-template-missing', message: 'No template found' })
    await ines.post(`${at(id)}/sms/templates`, { text })
    expect(await handOver()).toMatchObject({ status: true, data: { stage: 'technical-review' } })
    expect(await handOver()).toMatchObject({ code: 'wrong-stage' })
  })

  test('requires a product code per operator', async () => {
    const id = await inPreparation('STM', 'AIS')
    await prepare(id)
    const early = await ines.post(`${at(id)}/submit-for-tech-approve`)
    expect([early.statusCode, early.json().code]).toEqual([409, 'product-code-missing'])
    await ines.post(`${at(id)}/code`, { ...code, provider: 'AIS' })
    expect((await ines.post(`${at(id)}/submit-for-tech-approve`)).statusCode).toBe(200)
  })

  test('mails the technical admins a link to the project', async () => {
    const id = await inPreparation()
    await prepare(id)
    await ines.post(`${at(id)}/submit-for-tech-approve`)
    const [mail] = await app.mailsTo('theo@portal.example')
    expect(mail?.text).toContain(`/tech-validation/${id}`)
  })

  test('writes every change to the audit trail with its values', async () => {
    const id = await inPreparation()
    await prepare(id)
    await ines.post(`${at(id)}/submit-for-tech-approve`)
    const { items, total } = (await ines.get(`${at(id)}/audit`)).json().data
    expect(total).toBe(5)
    expect(items.map(({ action, message }: { action: string; message: string }) => [action, message])).toEqual([
      ['submitted-for-tech-approval', null],
      ['sms-template-added', text],
      ['product-code-added', 'STM LUM-MONTH: Lumen monthly'],
      ['provider-code-saved', 'LUMEN01'],
      ['project-created', null],
    ])
    expect(items[0]).toMatchObject({
      actor: { emailId: 'ines@portal.example', role: 'BUSINESS_INTERNAL' },
      fromStage: 'preparation',
      toStage: 'technical-review',
    })
  })
})

test('rejects preparation of a rejected or live project', async () => {
  const id = await inPreparation()
  for (const status of ['rejected', 'live', 'suspended'] as const) {
    await setStatus(app.db, id, status)
    expect((await ines.post(`${at(id)}/sms/templates`, { text })).json().code).toBe('wrong-stage')
  }
})
