import { type APIResponse, type Page, request } from '@playwright/test'
import type { Environment } from '../../../src/domain/environments.ts'

/** A partner's server: base URL and credentials. */
interface Server {
  baseURL: string | undefined
  projectId: string
  partnerId: string
  key: string
  address: string
}

/** Calls of the live gateway from a program. */
export const liveServer = (server: Server) => serverOf('live', server)

/** Calls of the sandbox from a program. */
export const sandboxServer = (server: Server) => serverOf('sandbox', server)

async function serverOf(environment: Environment, { baseURL, projectId, partnerId, key, address }: Server) {
  const context = await request.newContext({
    ...(baseURL && { baseURL }),
    extraHTTPHeaders: {
      'X-Forwarded-For': address,
      'X-Partner-ID': partnerId,
      'X-Project-ID': projectId,
      'X-Api-Key': key,
      Authorization: `Basic ${Buffer.from(`${projectId}:${key}`).toString('base64')}`,
    },
  })
  const post = (path: string, data: object): Promise<APIResponse> => context.post(`/${environment}${path}`, { data })
  return { post, close: () => context.dispose() }
}

type PartnerServer = Awaited<ReturnType<typeof serverOf>>

const subscriber = { userIdentityType: 'MSISDN', userIdentifier: '6581234567', paymentServiceProvider: 'STM' }

/** Requests a one-time password for a subscriber. */
export const askForPassword = (server: PartnerServer, correlationId: string) =>
  server.post('/v1/identities/otp', {
    ...subscriber,
    transactionType: 'ASSOCIATION',
    messageContent: '#PASSWORD# is your code for Atoll.',
    correlationId,
  })

/** The newest one-time password on the project page's handset. */
export async function passwordOnHandset(page: Page): Promise<string> {
  const message = page.getByRole('table', { name: 'Messages' }).getByText('is your code for Atoll').first()
  return /\d{6}/.exec(await message.innerText())?.[0] ?? ''
}

/** Exchanges the password for a user token and charges with it. */
export async function chargeWith(server: PartnerServer, oneTimePassword: string, productCode: string) {
  const identified = await server.post('/v1/identities/customer/identity', {
    ...subscriber,
    oneTimePassword,
    correlationId: `identity-${oneTimePassword}`,
  })
  const { userToken } = await identified.json()
  return await server.post('/v1/charges', {
    userToken,
    productCode,
    paymentServiceProvider: 'STM',
    correlationId: `order-${oneTimePassword}`,
  })
}
