import { type APIRequestContext, type APIResponse, expect, type Page } from '@playwright/test'
import { fromServerRoleName } from '../../../src/domain/roles.ts'
import { localStore } from '../../../src/web/api/local-store.ts'
import { storeMfaToken, storeTokens, tokenKeys } from '../../../src/web/api/tokens.ts'
import { readCode } from './mailbox.ts'
import type { Person } from './people.ts'

/** Both steps of the sign-in, by the requests of the screens; returns the resulting local storage. */
async function openSession(request: APIRequestContext, person: Person): Promise<Record<string, string>> {
  const { token } = await dataOf(await request.post('/portal/user/login', { data: person }))
  const headers = { Authorization: `Bearer ${token.AccessToken}` }
  const { role } = await dataOf(await request.get('/portal/user/role', { headers }))
  await dataOf(await request.get('/portal/auth/otp', { params: { type: 'MFA' }, headers }))
  const otp = await readCode(request, person.email)
  const { mfaToken } = await dataOf(await request.post('/portal/auth/otp', { data: { otp, type: 'MFA' }, headers }))
  storeTokens(token)
  storeMfaToken(mfaToken)
  return {
    ...Object.fromEntries(Object.values(tokenKeys).map((key) => [key, localStore().getItem(key) ?? ''])),
    un: person.email,
    ur: fromServerRoleName(role, (message) => {
      throw new Error(message)
    }),
  }
}

async function dataOf(answer: APIResponse) {
  expect(answer.status(), `${answer.url()}: ${await answer.text()}`).toBe(200)
  return (await answer.json()).data
}

/** Headers for requests on behalf of the user signed in on this page. */
export function headersOf(page: Page): Promise<Record<string, string>> {
  return page.evaluate(
    ([access, mfa]) => {
      const read = (key = '') => localStorage.getItem(key) ?? ''
      return { Authorization: `Bearer ${read(access)}`, 'X-MFA-Token': read(mfa) }
    },
    [tokenKeys.access, tokenKeys.mfa],
  )
}

/** Opens a page of the portal's origin without content and requests. */
async function openEmptyPage(page: Page): Promise<void> {
  await page.route('**/nothing', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  )
  await page.goto('/nothing')
  await page.unroute('**/nothing')
}

/** Stores a session in local storage. The page is empty then. */
export async function storeSession(page: Page, person: Person): Promise<void> {
  const session = await openSession(page.request, person)
  await openEmptyPage(page)
  await page.evaluate((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
  }, session)
}

/** Removes what the portal stored in this browser. On an open page of the portal, its requests would then fail. */
export async function forgetSession(page: Page): Promise<void> {
  await openEmptyPage(page)
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
}

/** Stores a session and opens this path, or the user's first page. */
export async function startSession(page: Page, person: Person, path = '/post-login'): Promise<void> {
  await storeSession(page, person)
  await page.goto(path)
  await page.waitForURL((url) => url.pathname !== '/post-login')
}
