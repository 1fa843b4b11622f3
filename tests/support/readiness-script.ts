// The requests that take a new partner's project from a score of 0 to 100, as data: a server test runs them in the process,
// a journey over HTTP. `$name` stands for a saved value.

type Values = Record<string, string>

interface SandboxCall {
  sandbox: 'GET' | 'POST'
  path: string
  body?: Values
  status: number
  /** Properties of the answer by the name under which they are saved. */
  save?: Values
}

interface PortalCall {
  portal: 'GET' | 'POST' | 'PUT'
  path: string
  body?: object
  /** Paths into `data`, like 'items.0.text', by the name under which they are saved. */
  save?: Values
}

/** Reads the one-time password that this number got on the handset; saves it, and another one that is wrong. */
interface ReadPassword {
  readPasswordOf: string
}

export interface ReadinessStep {
  title: string
  calls: readonly (SandboxCall | PortalCall | ReadPassword)[]
  /** After the step. */
  score: number
}

/** How the script reaches the portal and the sandbox. */
export interface ReadinessTransport {
  portal(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<{ status: number; data: unknown }>
  /** With the credentials of the project's key, which is among the values. */
  sandbox(
    method: 'GET' | 'POST',
    path: string,
    values: Values,
    body?: object,
  ): Promise<{ status: number; body: unknown }>
}

const passwordFor = (userIdentifier: string): SandboxCall => ({
  sandbox: 'POST',
  path: '/v1/identities/otp',
  body: {
    userIdentityType: 'MSISDN',
    userIdentifier,
    paymentServiceProvider: 'STM',
    transactionType: 'ASSOCIATION',
    messageContent: 'Your code: #PASSWORD#',
    correlationId: `password-${userIdentifier}`,
  },
  status: 200,
})

const identify = (userIdentifier: string, oneTimePassword: string, status = 200): SandboxCall => ({
  sandbox: 'POST',
  path: '/v1/identities/customer/identity',
  body: {
    userIdentityType: 'MSISDN',
    userIdentifier,
    oneTimePassword,
    paymentServiceProvider: 'STM',
    correlationId: `identity-${userIdentifier}-${status}`,
  },
  status,
  ...(status === 200 && { save: { userToken: 'userToken' } }),
})

const charge = (correlationId: string, userToken: string, status: number): SandboxCall => ({
  sandbox: 'POST',
  path: '/v1/charges',
  body: { userToken, correlationId, productCode: 'STM980', paymentServiceProvider: 'STM' },
  status,
  ...(status === 200 && { save: { transactionId: 'transactionId' } }),
})

const readBack = (correlationId: string): SandboxCall => ({
  sandbox: 'GET',
  path: `/v1/charges/${correlationId}`,
  status: 200,
})

const tokenCalls = (userIdentifier: string) => [
  passwordFor(userIdentifier),
  { readPasswordOf: userIdentifier },
  identify(userIdentifier, '$password'),
]

const ordinary = '6581230100'
const unknownToken = `utk_${'0'.repeat(32)}`

export const readinessScript: readonly ReadinessStep[] = [
  {
    title: 'generates a sandbox key',
    calls: [
      {
        portal: 'POST',
        path: '/portal/keys',
        body: { project_id: '$projectId', api_key_id: 'portal', env_type_id: 6 },
        save: { key: 'apiKeyValue' },
      },
    ],
    score: 4,
  },
  { title: 'sends a one-time password', calls: [passwordFor(ordinary)], score: 18 },
  {
    title: 'types a wrong one-time password',
    calls: [{ readPasswordOf: ordinary }, identify(ordinary, '$otherPassword', 403)],
    score: 23,
  },
  { title: 'identifies the customer', calls: [identify(ordinary, '$password')], score: 29 },
  {
    title: 'sends a message',
    calls: [
      {
        sandbox: 'POST',
        path: '/v1/notification/sms',
        body: { userToken: '$userToken', message: 'Welcome.', paymentServiceProvider: 'STM', correlationId: 'welcome' },
        status: 200,
      },
    ],
    score: 35,
  },
  { title: 'charges with an unknown token', calls: [charge('stale', unknownToken, 404)], score: 40 },
  { title: 'charges', calls: [charge('order', '$userToken', 200)], score: 46 },
  { title: 'reads the charge back', calls: [readBack('order')], score: 52 },
  {
    title: 'refunds the charge',
    calls: [
      {
        sandbox: 'POST',
        path: '/v1/charges/refund',
        body: { originalTransactionId: '$transactionId', correlationId: 'refund', reason: 'By mistake.' },
        status: 200,
      },
    ],
    score: 58,
  },
  { title: 'reads the refund back', calls: [readBack('order')], score: 63 },
  {
    title: 'gets a declined charge',
    calls: [...tokenCalls('6581230001'), charge('declined', '$userToken', 402)],
    score: 68,
  },
  {
    title: 'repeats a charge after a failure',
    calls: [...tokenCalls('6581230007'), charge('failed', '$userToken', 503), charge('failed', '$userToken', 200)],
    score: 75,
  },
  {
    title: 'reads back a charge whose answer was lost',
    calls: [...tokenCalls('6581230008'), charge('lost', '$userToken', 503), readBack('lost')],
    score: 82,
  },
  {
    title: 'adds an IP address',
    calls: [{ portal: 'POST', path: '/portal/projects/$projectId/ip-addresses', body: { ipAddresses: ['8.8.4.4'] } }],
    score: 87,
  },
  {
    title: 'requests a live product code',
    calls: [
      {
        portal: 'PUT',
        path: '/portal/projects/$projectId/wished-product-codes',
        body: { items: [{ provider: 'STM', code: 'HARBOUR-MONTH', description: 'Harbour Radio', price: '9.80' }] },
      },
    ],
    score: 92,
  },
  {
    title: 'completes the company',
    calls: [
      {
        portal: 'POST',
        path: '/portal/org',
        body: {
          name: 'Harbour Pte Ltd',
          website: 'harbour.example',
          details: 'Radio for phones.',
          identity_uen: '201912345K',
          address: '1 Harbour Front',
          country: 'Singapore',
          hotline_number: '+65 61234567',
        },
      },
    ],
    score: 100,
  },
]

/** Runs one step, and adds to the values what it saves. */
export async function runReadinessStep({ title, calls }: ReadinessStep, transport: ReadinessTransport, values: Values) {
  for (const call of calls) {
    if ('readPasswordOf' in call) {
      const path = filled('/portal/projects/$projectId/messages?environment=sandbox', values)
      Object.assign(values, passwordsIn((await transport.portal('GET', path)).data, call.readPasswordOf))
    } else if ('portal' in call) {
      const { status, data } = await transport.portal(
        call.portal,
        filled(call.path, values),
        filledBody(call.body, values),
      )
      if (status !== 200) throw new Error(`${title}: ${call.path} answered ${status}`)
      save(call.save, data, values)
    } else {
      const path = filled(call.path, values)
      const { status, body } = await transport.sandbox(call.sandbox, path, values, filledBody(call.body, values))
      if (status !== call.status) throw new Error(`${title}: ${path} answered ${status}, not ${call.status}`)
      save(call.save, body, values)
    }
  }
}

function passwordsIn(messages: unknown, recipient: string) {
  const items = Object.values(readPath(messages, 'items') ?? {})
  const message = items.find((item) => readPath(item, 'recipient') === recipient)
  const [password] = /\d{6}/.exec(String(readPath(message, 'text'))) ?? []
  if (password === undefined) throw new Error(`There is no password in a message to ${recipient}`)
  return { password, otherPassword: password === '111111' ? '222222' : '111111' }
}

function save(names: Values = {}, from: unknown, values: Values): void {
  for (const [name, path] of Object.entries(names)) {
    const value = readPath(from, path)
    if (value === undefined) throw new Error(`${path}, which is saved as ${name}, is not in the answer`)
    values[name] = String(value)
  }
}

const filled = (text: string, values: Values) =>
  text.replace(/\$(\w+)/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`${name} is not set`)
    return value
  })

function filledBody(body: object | undefined, values: Values): object | undefined {
  return body && JSON.parse(filled(JSON.stringify(body), values))
}

function readPath(from: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((at, name) => Object.entries(at ?? {}).find(([key]) => key === name)?.[1], from)
}
