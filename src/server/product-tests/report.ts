import type { ProductTest, ProductTestStep } from '#server/repositories/product-tests.ts'
import type { Project } from '#server/repositories/projects.ts'
import type { ComparedCode } from './compare-runs.ts'
import { passwordHeader, type TestKey } from './test-key.ts'

interface ReportFacts {
  project: Project
  test: ProductTest
  steps: ProductTestStep[]
  codes: ComparedCode[]
  /** Base address of the sandbox. */
  baseUrl: string
  key: TestKey
}

/**
 * A run as a .http file for VS Code's REST Client. Sending its requests in order repeats the run: each has a new id and
 * uses values of the answers before it.
 */
export function reportOf({ project, test, steps, codes: compared, baseUrl, key }: ReportFacts): string {
  const result = test.passed ? 'success' : 'failed'
  const head = [
    `# ${oneLine(project.name)}, tested ${(test.finishedAt ?? test.startedAt).toISOString()}: ${result}`,
    ...compared.map(comparison),
    '# Send the requests in their order: each takes what it needs from the answers before it.',
    `# The key opens the sandbox of this project alone, until ${key.expiresAt.toISOString()} or the next download or run.`,
    `@apiKey = ${key.value}`,
    `@projectId = ${project.id}`,
    `@partnerId = ${project.organisationId}`,
    `@baseUrl = ${baseUrl}`,
  ]
  const codes = Map.groupBy(steps, ({ provider, productCode }) => `${provider} ${productCode}`)
  return `${[head.join('\n'), ...[...codes.values()].flatMap(requestsOf)].join('\n\n')}\n`
}

const before = { passed: ', was success', failed: ', was failed', none: '' }

function comparison({ provider, productCode, passed, previous }: ComparedCode): string {
  return oneLine(`# ${provider} ${productCode}: ${passed ? 'success' : 'failed'}${before[previous]}`)
}

/** Path of a request, and the name of the latest request to it. */
type Sent = Map<string, string>

function requestsOf(ofCode: ProductTestStep[]): string[] {
  const sent: Sent = new Map()
  return ofCode.map((step) => {
    const name = `${step.name.replace(/\W+/g, '_')}_${step.position}`
    const text = request(step, name, sent)
    sent.set(step.path, name)
    return text
  })
}

function request(step: ProductTestStep, name: string, sent: Sent): string {
  const { productCode, provider, method, requestBody, httpStatus, responseBody } = step
  const lines = [
    `### ${provider} ${productCode}: ${step.name}`,
    `# @name ${name}`,
    `${method} {{baseUrl}}${pathOf(step, sent)}`,
    'Content-Type: application/json',
    // The client encodes the pair.
    'Authorization: Basic {{projectId}}:{{apiKey}}',
    'X-Partner-ID: {{partnerId}}',
    'X-Project-ID: {{projectId}}',
    'X-Api-Key: {{apiKey}}',
  ]
  const body = requestBody === null ? [] : ['', bodyOf(requestBody, sent)]
  return [...lines, ...body, '', `# ${httpStatus} ${oneLine(responseBody)}`].join('\n')
}

const charges = '/v1/charges'

/** Fields filled from an earlier answer. */
const learned = new Map([
  ['oneTimePassword', { from: '/v1/identities/otp', part: `headers.${passwordHeader}` }],
  ['userToken', { from: '/v1/identities/customer/identity', part: 'body.$.userToken' }],
  ['originalTransactionId', { from: charges, part: 'body.$.transactionId' }],
])

function pathOf({ path }: ProductTestStep, sent: Sent): string {
  const charge = path.startsWith(`${charges}/`) && path !== `${charges}/refund` && sent.get(charges)
  return charge ? `${charges}/{{${charge}.response.body.$.correlationId}}` : path
}

function bodyOf(recorded: string, sent: Sent): string {
  const fields = Object.entries(JSON.parse(recorded)).map(([field, value]) => {
    return `${literal(field)}:${field === 'correlationId' ? '"test-{{$guid}}"' : (reference(field, sent) ?? literal(value))}`
  })
  return `{${fields.join(',')}}`
}

function reference(field: string, sent: Sent): string | undefined {
  const { from = '', part } = learned.get(field) ?? {}
  const name = sent.get(from)
  return name && `"{{${name}.response.${part}}}"`
}

/** Escapes braces in sent values, which would name variables of the file. */
function literal(value: unknown): string {
  return JSON.stringify(value).replaceAll('{{', '{\\u007b')
}

/** Comments out every line of an answer: it could begin a request. */
function oneLine(text: string): string {
  return text.replace(/[\r\n\u2028\u2029]+/g, ' ')
}
