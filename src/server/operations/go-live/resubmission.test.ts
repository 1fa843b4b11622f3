import { expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { applicant, application, bankCode, registration, submit } from '#tests/support/applications.ts'
import { setPending } from '#tests/support/projects.ts'
import { addLiveCode, setTested, technicalApproval } from '#tests/support/reviews.ts'

const app = testApp()
const { project, company } = application
const draftOf = (id: string) => `/portal/projects/${id}/live-draft`

/** Submitted to STM, and rejected by the business admin. */
async function rejected() {
  const { partner, id } = await applicant(app)
  const bea = await app.signedIn('bea')
  const theo = await app.signedIn('theo')
  await submit(partner, id, { otp: await bankCode(app, partner) }, registration())
  await setPending(app.db, id, 'business', app.now(), app.now())
  await setTested(app.db, id, theo.email, app.now())
  for (const provider of ['STM', 'GLB'] as const) await addLiveCode(app.db, id, provider)
  const decision = { type: 'REJECT', approverType: 'INTERNAL_BUSINESS_ADMIN', message: 'Wrong address.' }
  expect((await bea.post(`/admin/projects/${id}/reject`, decision)).statusCode).toBe(200)
  return { partner, id, bea, theo }
}

test('accepts a corrected application after a rejection', async () => {
  const { partner, id, bea } = await rejected()
  expect((await partner.get(draftOf(id))).json().data).toMatchObject({
    step: 'document-list',
    project: { providers: ['STM'], locale: 'en-SG', ipAddresses: '8.8.4.4' },
    company: null,
  })
  const typed = { ...project, ipAddresses: '1.1.1.1' }
  expect((await partner.put(draftOf(id), { step: 'project', project: typed })).statusCode).toBe(200)
  const again = await submit(partner, id, {
    company: { ...company, address: '2 Harbour Front' },
    project: { ...project, providers: ['AIS'], ipAddresses: ['1.1.1.1'] },
  })
  expect(again.statusCode).toBe(200)
  expect((await partner.get('/portal/org')).json().data.address).toBe('2 Harbour Front')
  expect((await partner.get(`/portal/projects/${id}`)).json().data).toMatchObject({
    status: 'GO_LIVE_PENDING_SUBMIT',
    rejectComment: null,
    providers: ['AIS'],
    network: [{ ip: '1.1.1.1' }],
  })
  const { items } = (await bea.get(`/admin/projects/${id}/audit`)).json().data
  expect(items.map(({ action }: { action: string }) => action)).toEqual([
    'go-live-requested',
    'rejected',
    'go-live-requested',
    'project-created',
  ])
})

test('resets checks, test results and product codes of other operators', async () => {
  const { partner, id, bea, theo } = await rejected()
  await submit(partner, id, { project: { ...project, providers: ['AIS', 'STM'] } })
  const review = (await bea.get(`/admin/projects/${id}`)).json().data
  expect(review).toMatchObject({ techCheckDate: null, productResult: { status: 3 }, testOn: null })
  // Codes of an operator that is still named stay, as do all of the sandbox.
  const codes: { env_type: string; provider: string }[] = review.productCodes
  const operatorsOf = (environment: string) =>
    codes.flatMap(({ env_type, provider }) => (env_type === environment ? [provider] : []))
  expect(operatorsOf('live')).toEqual(['STM'])
  expect(operatorsOf('sandbox')).toEqual(expect.arrayContaining(['STM', 'AIS', 'GLB']))

  await setPending(app.db, id, 'technical', app.now())
  const untested = await theo.post(`/admin/projects/${id}/tech-approve`, technicalApproval)
  expect([untested.statusCode, untested.json().code]).toEqual([409, 'product-tests-not-passed'])
})
