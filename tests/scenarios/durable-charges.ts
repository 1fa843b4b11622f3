import { type Credentials, credentialsOf } from '#tests/support/payment.ts'
import type { Member } from '#tests/support/portal-client.ts'

/** A partner's project with credentials and a user token, on a running portal. */
export interface Merchant {
  projectId: string
  credentials: Credentials
  userToken: string
}

/** A charge that the gateway has acknowledged. */
export interface Charge {
  correlationId: string
  transactionId: string
}

const subscriber = { userIdentityType: 'MSISDN', userIdentifier: '6581234567', paymentServiceProvider: 'STM' }

export async function newMerchant(url: string, member: Member): Promise<Merchant> {
  const draft = { name: 'Harbour Radio', description: 'Charges before a kill.', projectType: 1, productType: 1 }
  const { project_id: projectId } = await dataOf(await member.call(url, '/portal/projects', draft))
  const { partnerId } = await dataOf(await member.call(url, `/portal/projects/${projectId}`))
  const key = { project_id: projectId, api_key_id: 'portal', env_type_id: 6 }
  const { apiKeyValue } = await dataOf(await member.call(url, '/portal/keys', key))
  const credentials = credentialsOf(partnerId, projectId, apiKeyValue)
  const passwordRequest = {
    ...subscriber,
    transactionType: 'ASSOCIATION',
    messageContent: '#PASSWORD#',
    correlationId: 'otp',
  }
  await post(url, credentials, '/v1/identities/otp', passwordRequest)
  const { items } = await dataOf(await member.call(url, `/portal/projects/${projectId}/messages`))
  const proof = { ...subscriber, oneTimePassword: items[0].text, correlationId: 'identity' }
  const { userToken } = await post(url, credentials, '/v1/identities/customer/identity', proof)
  return { projectId, credentials, userToken }
}

/** Sends charges one after the other, each twice concurrently, and reports acknowledged ones until the server is killed. */
export async function chargeOn(url: string, merchant: Merchant, onCharge: (charge: Charge) => void): Promise<void> {
  const { credentials, userToken } = merchant
  for (;;) {
    const correlationId = crypto.randomUUID()
    const body = { userToken, correlationId, productCode: 'STM980', paymentServiceProvider: 'STM' }
    const send = () => post(url, credentials, '/v1/charges', body).catch(() => undefined)
    const [answer] = (await Promise.all([send(), send()])).filter((each) => each !== undefined)
    if (!answer) return
    if (answer.resultCode !== 'SUCCESS') throw new Error(`A charge was answered ${JSON.stringify(answer)}`)
    onCharge({ correlationId, transactionId: answer.transactionId })
  }
}

/** Reads the charges back and returns those that exist. */
export async function chargesOf(url: string, { credentials }: Merchant, charges: Charge[]): Promise<Charge[]> {
  const found: Charge[] = []
  for (const { correlationId } of charges) {
    const answer = await fetch(`${url}/sandbox/v1/charges/${correlationId}`, { headers: credentials })
    const { transactionId } = await answer.json()
    if (answer.ok) found.push({ correlationId, transactionId })
  }
  return found
}

/** The correlation ids of the charges in the call log. */
export async function loggedCharges(url: string, member: Member, { projectId }: Merchant): Promise<string[]> {
  const answer = await member.call(url, `/portal/projects/${projectId}/calls?limit=1000&operation=createCharge`)
  const { items } = await dataOf(answer)
  return items.map(({ correlationId }: { correlationId: string }) => correlationId)
}

async function post(url: string, credentials: Credentials, path: string, body: object) {
  const headers = { ...credentials, 'Content-Type': 'application/json' }
  const answer = await fetch(`${url}/sandbox${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return await answer.json()
}

async function dataOf(answer: Response) {
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${text}`)
  return JSON.parse(text).data
}
