import { describe, expect, test } from 'vitest'
import { type Caller, testApp } from '#tests/support/app.ts'
import { applicant, application, bankCode, form, registration, submit } from '#tests/support/applications.ts'
import { newProject, problemsOf, setPending, setStatus, unknownId } from '#tests/support/projects.ts'
import { pdf, setDocument } from '#tests/support/reviews.ts'

const app = testApp()
const oneFile = 'Please choose one file (Max size: 5 MB, Allowed types: jpg, png, pdf)'
const live = (id: string) => `/portal/projects/${id}/live`
const draftOf = (id: string) => `/portal/projects/${id}/live-draft`

/** Everything a submission could change. */
async function stateOf(partner: Caller, id: string) {
  const [project, organisation, user, draft] = await Promise.all(
    [`/portal/projects/${id}`, '/portal/org', '/portal/user', draftOf(id)].map((url) => partner.get(url)),
  )
  return [project, organisation, user, draft].map((answer) => answer?.json().data)
}

describe('POST /portal/projects/{projectId}/live', () => {
  test('answers 401 without a session', async () => {
    expect((await submit(app.visitor, unknownId, {}, registration())).statusCode).toBe(401)
  })

  test.each(['application/json', ''])('takes the application as a Blob of type %j', async (type) => {
    const { partner, id } = await applicant(app)
    const data = new FormData()
    data.append('projectId', id)
    const otp = await bankCode(app, partner)
    data.append('body', new Blob([JSON.stringify({ ...application, otp })], { type }))
    data.append('document', registration())
    const answer = await partner.upload(live(id), data)
    expect([answer.statusCode, answer.json().data]).toEqual([200, { status: 'GO_LIVE_PENDING_SUBMIT' }])
  })

  test.each([
    [new Blob(['{"project":'], { type: 'application/json' }), 'json'],
    [new Blob([new Uint8Array([0x22, 0xed, 0xa0, 0x80, 0x22])], { type: 'application/json' }), 'unicode'],
    [new Blob(['"\\ud800"'], { type: 'application/json' }), 'unicode'],
  ])('rejects an unreadable Blob at its part', async (blob, rule) => {
    const { partner, id } = await applicant(app)
    const data = form(id, application, registration())
    data.set('body', blob)
    const answer = await partner.upload(live(id), data)
    expect(answer.statusCode).toBe(400)
    expect(problemsOf(answer)[0]).toMatchObject({ field: '/body', rule })
  })

  const { project, company } = application
  test.each([
    [{ project: undefined }, '/body/project', 'This part of the application is missing.'],
    [{ project: { ...project, providers: [] } }, '/body/project/providers', 'Please select a country'],
    [{ project: { ...project, locale: undefined } }, '/body/project/locale', 'Select one item'],
    [
      { project: { ...project, checks: { ...project.checks, sandboxTested: false } } },
      '/body/project/checks/sandboxTested',
      'Required.',
    ],
    [{ project: { ...project, checks: undefined } }, '/body/project/checks', 'Required.'],
    [
      { project: { ...project, ipAddresses: ['10.0.0.1'] } },
      '/body/project/ipAddresses/0',
      '10.0.0.1: Belongs to special IP range: "private"',
    ],
    [{ company: { ...company, industry: 'Piracy' } }, '/body/company/industry', 'Select one item'],
    [
      { company: { ...company, country: 'Nowhereland' } },
      '/body/company/country',
      'Please select the country in which your company operates.',
    ],
    [{ company: { ...company, name: '  ' } }, '/body/company/name', 'Required.'],
    [{ company: { ...company, details: ' \n ' } }, '/body/company/details', 'Required.'],
    [{ user: { ...application.user, fullName: '  ' } }, '/body/user/fullName', 'Required.'],
    [{ payment: { ...application.payment, bankCode: '  ' } }, '/body/payment/bankCode', 'Required.'],
    [{ company: { ...company, name: '<b>Atoll</b>' } }, '/body/company/name', 'HTML tags are not allowed!'],
    [
      { payment: { ...application.payment, accountNumber: '' } },
      '/body/payment/accountNumber',
      'Minimum length required is 1 and maximum 100 characters',
    ],
  ])('rejects %j at its field', async (change, field, message) => {
    const { partner, id } = await applicant(app)
    const answer = await submit(partner, id, change, registration())
    expect(answer.statusCode).toBe(400)
    expect(problemsOf(answer)).toContainEqual(expect.objectContaining({ field, message }))
  })

  test.each([
    ['no file', []],
    ['an empty file', [registration(Buffer.alloc(0))]],
    ['5 MB and a byte', [registration(Buffer.concat([pdf, Buffer.alloc(5_242_881 - pdf.length)]))]],
    ['two files', [registration(), registration()]],
    ['three files', [registration(), registration(), registration()]],
    ['a text that says it is a PDF', [registration(Buffer.from('hello'))]],
    ['a PDF that says it is a picture', [registration(pdf, 'registration.png')]],
    ['a PDF that says it is a program', [registration(pdf, 'registration.pdf.exe')]],
    ['a path in its name', [registration(pdf, '../../etc/registration.pdf')]],
    ['a Windows path in its name', [registration(pdf, 'C:\\registration.pdf')]],
  ])('rejects %s with the specified message, and changes nothing', async (_name, files) => {
    const { partner, id } = await applicant(app)
    await partner.put(draftOf(id), { step: 'bank', company })
    const before = await stateOf(partner, id)
    const answer = await submit(partner, id, { otp: await bankCode(app, partner) }, ...files)
    expect(answer.statusCode).toBe(400)
    expect(problemsOf(answer)).toContainEqual(expect.objectContaining({ field: '/document', message: oneFile }))
    expect(await stateOf(partner, id)).toEqual(before)
  })

  test('rejects staff', async () => {
    expect((await submit(await app.signedIn('ines'), unknownId, {}, registration())).statusCode).toBe(403)
  })

  test("returns 404 for another partner's project", async () => {
    const { id } = await applicant(app)
    expect((await submit(await app.newPartner(), id, {}, registration())).statusCode).toBe(404)
  })

  test('rejects a form for another project than the path', async () => {
    const { partner, id } = await applicant(app)
    const answer = await partner.upload(live(id), form(unknownId, application, registration()))
    expect(problemsOf(answer)).toMatchObject([{ field: '/projectId' }])
  })

  test('accepts multipart forms only', async () => {
    const { partner, id } = await applicant(app)
    expect((await partner.post(live(id), { projectId: id, body: application })).statusCode).toBe(415)
    const broken = await app.inject({
      method: 'POST',
      url: live(id),
      headers: {
        authorization: `Bearer ${partner.accessToken}`,
        'x-mfa-token': partner.mfaToken,
        'content-type': 'multipart/form-data; boundary=x',
      },
      payload: '--x\r\nContent-Disposition: form-data; name="body"\r\n\r\n{"project"',
    })
    expect([broken.statusCode, broken.json().code]).toEqual([400, 'malformed-request'])
    const unknown = form(id, application, registration())
    unknown.append('surprise', '1')
    expect(problemsOf(await partner.upload(live(id), unknown))).toMatchObject([{ field: '/surprise' }])
    const twice = form(id, application, registration())
    twice.append('body', '{}')
    expect(problemsOf(await partner.upload(live(id), twice))).toMatchObject([{ field: '/body' }])
    const noJson = form(id, application, registration())
    noJson.set('body', '{')
    expect(problemsOf(await partner.upload(live(id), noJson))).toMatchObject([{ field: '/body', rule: 'json' }])
    const asText = form(id, application)
    asText.set('document', pdf.toString())
    expect(problemsOf(await partner.upload(live(id), asText))).toMatchObject([{ field: '/document', message: oneFile }])
  })

  test.each([
    ['pending', 'go-live-not-allowed'],
    ['live', 'go-live-not-allowed'],
    ['suspended', 'project-suspended'],
  ] as const)('rejects the submission of a %s project', async (state, code) => {
    const { partner, id } = await applicant(app)
    if (state === 'pending') await setPending(app.db, id, 'technical', app.now())
    else await setStatus(app.db, id, state)
    const answer = await submit(partner, id, { otp: await bankCode(app, partner) }, registration())
    expect([answer.statusCode, answer.json().code]).toEqual([409, code])
    expect((await partner.put(draftOf(id), { step: 'project' })).json().code).toBe(code)
  })

  test('reports an operator that is not offered as coming soon', async () => {
    const { partner, id } = await applicant(app)
    const answer = await submit(partner, id, { project: { ...project, providers: ['STM', 'ARTL'] } }, registration())
    expect([answer.statusCode, answer.json().message]).toEqual([422, 'Coming soon.'])
  })

  test('requires the email code for new bank details; a wrong code is counted and changes nothing', async () => {
    const { partner, id } = await applicant(app)
    const before = await stateOf(partner, id)
    expect((await submit(partner, id, {}, registration())).json().code).toBe('bank-otp-required')
    const code = await bankCode(app, partner)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let count = 0; count < 4; count++) {
      expect((await submit(partner, id, { otp: wrong }, registration())).json().code).toBe('code-mismatch')
    }
    expect((await submit(partner, id, { otp: wrong }, registration())).json().code).toBe('code-locked')
    expect(await stateOf(partner, id)).toEqual(before)
  })

  test('stores a complete application, writes the audit event and hands it to business internal', async () => {
    const { partner, id } = await applicant(app)
    await partner.post(`/portal/projects/${id}/ip-addresses`, { ipAddresses: ['8.8.8.8', '8.8.4.4'] })
    await partner.put(draftOf(id), { step: 'bank', company })
    const unspaced = {
      company: { ...company, hotline_number: '+6561234567' },
      user: { ...application.user, mobileNumber: '+6581234567' },
    }
    const answer = await submit(partner, id, { ...unspaced, otp: await bankCode(app, partner) }, registration())
    expect(answer.json()).toEqual({
      status: true,
      message: 'Submitted: We have received your application. You will be updated within 5 business days.',
      data: { status: 'GO_LIVE_PENDING_SUBMIT' },
    })
    const [stored, organisation, user, draft] = await stateOf(partner, id)
    expect(stored).toMatchObject({
      status: 'GO_LIVE_PENDING_SUBMIT',
      providers: ['STM'],
      network: [{ ip: '8.8.4.4', status: 'draft' }],
    })
    expect(organisation).toMatchObject({
      ...company,
      status: 'draft',
      documentName: 'registration.pdf',
      documentStatus: 'pending',
      bankDetails: application.payment,
    })
    expect(user).toMatchObject(application.user)
    expect(draft).toMatchObject({ step: 'document-list', company: null })
    const mails = await app.mailsTo(partner.email)
    expect(mails.map(({ subject }) => subject).slice(0, 2)).toEqual([
      expect.stringContaining('We have received your application'),
      'Your bank details were changed',
    ])
    expect(mails[0]?.text).toContain(`/projects/${id}`)
    expect((await app.mailsTo('ines@portal.example'))[0]?.text).toContain(`/sms-template/${id}`)
    const review = (await (await app.signedIn('ines')).get(`/admin/projects/${id}`)).json().data
    expect(review).toMatchObject({
      stage: 'preparation',
      locale: 'en-SG',
      organisationDocument: { antivirusStatus: 'PENDING', downloadUrl: null },
    })
  })

  test('accepts the stored document unless its scan failed', async () => {
    const { partner, id } = await applicant(app)
    await setDocument(app.db, id, 'REJECTED', app.now())
    const refused = await submit(partner, id, { otp: await bankCode(app, partner) })
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Antivirus check failed. Please upload another file.',
    ])
    await setDocument(app.db, id, 'ACCEPTED', app.now())
    expect((await submit(partner, id, { otp: await bankCode(app, partner) })).statusCode).toBe(200)
    const other = await newProject(partner)
    expect((await submit(partner, other)).statusCode).toBe(200)
  })

  test('keeps an approved company unchanged, and replaces only a rejected document', async () => {
    const { partner, id } = await applicant(app)
    await submit(partner, id, { otp: await bankCode(app, partner) }, registration())
    await setDocument(app.db, id, 'ACCEPTED', app.now())
    await setPending(app.db, id, 'business', app.now(), app.now())
    const bea = await app.signedIn('bea')
    await bea.post(`/admin/projects/${id}/approve`, { type: 'APPROVE', approverType: 'INTERNAL_BUSINESS_ADMIN' })
    const second = await newProject(partner)
    expect((await partner.get(draftOf(second))).json().data.editable).toEqual(['operators', 'addresses'])
    expect((await submit(partner, second, {}, registration())).json().code).toBe('profile-locked')
    await setDocument(app.db, id, 'REJECTED', app.now())
    expect((await partner.get(draftOf(second))).json().data.editable).toEqual(['document', 'operators', 'addresses'])
    const changed = { company: { ...company, name: 'Other' }, payment: { ...application.payment, accountNumber: '9' } }
    expect((await submit(partner, second, changed, registration())).statusCode).toBe(200)
    expect((await partner.get('/portal/org')).json().data).toMatchObject({
      name: company.name,
      bankDetails: application.payment,
      documentStatus: 'pending',
    })
  })

  test('accepts one of two simultaneous submissions and answers 409 to the other', async () => {
    const { partner, id } = await applicant(app)
    const otp = await bankCode(app, partner)
    const answers = await Promise.all([
      submit(partner, id, { otp }, registration()),
      submit(partner, id, { otp }, registration()),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const { items } = (await partner.get(`/portal/projects/${id}/submissions`)).json().data
    expect(items.map(({ number }: { number: number }) => number)).toEqual([1])
  })
})
