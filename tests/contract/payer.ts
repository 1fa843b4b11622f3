// A project of the demo partner with a sandbox key, and what a payment needs before it.
import { credentialsOf } from '#tests/support/payment.ts'
import { setStatus } from '#tests/support/projects.ts'
import {
  callOperation,
  type Given,
  type Headers,
  type PortalServer,
  signInAs,
  startPortalServer,
} from './portal-server.ts'
import { createProject } from './recipe.ts'

export interface Payer {
  portal: PortalServer
  projectId: string
  credentials: Headers
  /** The session of the partner, who reads the simulated handset. */
  partner: Headers
}

export interface PaymentWorld {
  portal: PortalServer
  payer: Payer
  /** A payer whose project is suspended. */
  suspended: Payer
}

export async function startPayments(given: Given = {}): Promise<PaymentWorld> {
  const portal = await startPortalServer(given)
  const partner = await signInAs(portal, 'EXTERNAL_ADMIN')
  const suspended = await newPayer(portal, partner)
  await setStatus(portal.db, suspended.projectId, 'suspended')
  return { portal, payer: await newPayer(portal, partner), suspended }
}

export const newId = () => crypto.randomUUID()

async function newPayer(portal: PortalServer, partner: Headers): Promise<Payer> {
  const { projectId } = await createProject(portal, partner)
  const { partnerId } = await callOperation(portal, 'getProject', { params: { projectId } }, partner)
  const body = { project_id: projectId, api_key_id: 'portal', env_type_id: 6 } as const
  const { apiKeyValue } = await callOperation(portal, 'generateKey', { body }, partner)
  return { portal, projectId, partner, credentials: credentialsOf(partnerId, projectId, apiKeyValue) }
}

/** A subscriber at an operator, as the payment API names them. */
export interface Subscriber {
  userIdentifier: string
  paymentServiceProvider: string
}

export const singtel = { userIdentifier: '6581234567', paymentServiceProvider: 'STM' }

/** Calls the payment API. Throws if the call fails. */
export async function pay(payer: Payer, path: string, body: object): Promise<Record<string, string>> {
  const answer = await fetch(`${payer.portal.url}/sandbox${path}`, {
    method: 'POST',
    headers: { ...payer.credentials, 'Content-Type': 'application/json' },
    body: JSON.stringify({ correlationId: newId(), ...body }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`)
  return JSON.parse(text)
}

/** The one-time password that the subscriber gets. */
export async function passwordFor(payer: Payer, subscriber: Subscriber, purpose: object): Promise<string> {
  const messageContent = '#PASSWORD#'
  await pay(payer, '/v1/identities/otp', { userIdentityType: 'MSISDN', ...subscriber, messageContent, ...purpose })
  const params = { projectId: payer.projectId }
  const { items } = await callOperation(
    payer.portal,
    'listMessages',
    { params, query: { environment: 'sandbox', limit: 1 } },
    payer.partner,
  )
  return /\d{6}/.exec(items[0]?.text ?? '')?.[0] ?? ''
}

export async function tokenOf(payer: Payer, subscriber: Subscriber): Promise<string> {
  const oneTimePassword = await passwordFor(payer, subscriber, { transactionType: 'ASSOCIATION' })
  const body = { userIdentityType: 'MSISDN', ...subscriber, oneTimePassword }
  const { userToken } = await pay(payer, '/v1/identities/customer/identity', body)
  return String(userToken)
}

/** The correlation id and transaction id of a successful charge. */
export async function charge(payer: Payer): Promise<{ correlationId: string; transactionId: string }> {
  const correlationId = newId()
  const body = { userToken: await tokenOf(payer, singtel), productCode: 'STM980', paymentServiceProvider: 'STM' }
  const { transactionId } = await pay(payer, '/v1/charges', { ...body, correlationId })
  return { correlationId, transactionId: String(transactionId) }
}
