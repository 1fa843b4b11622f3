import type { ProductTest, ProductTestStep } from '#server/repositories/product-tests.ts'
import type { Project } from '#server/repositories/projects.ts'

interface ReportFacts {
  project: Project
  test: ProductTest
  steps: ProductTestStep[]
  /** Base address of the sandbox. */
  baseUrl: string
}

/** A run as a .http file, which REST clients open and run; the key is a variable, since no key is ever written down. */
export function reportOf({ project, test, steps, baseUrl }: ReportFacts): string {
  const result = test.passed ? 'success' : 'failed'
  const head = [
    `# ${oneLine(project.name)}, tested ${(test.finishedAt ?? test.startedAt).toISOString()}: ${result}`,
    '# Paste a sandbox key of the project to run the requests again.',
    '@apiKey = sandbox_...',
    `@projectId = ${project.id}`,
    `@partnerId = ${project.organisationId}`,
    `@baseUrl = ${baseUrl}`,
  ]
  return `${[head.join('\n'), ...steps.map(request)].join('\n\n')}\n`
}

function request({
  productCode,
  provider,
  name,
  method,
  path,
  requestBody,
  httpStatus,
  responseBody,
}: ProductTestStep) {
  const lines = [
    `### ${provider} ${productCode}: ${name}`,
    `${method} {{baseUrl}}${path}`,
    'Content-Type: application/json',
    'Authorization: Basic {{projectId}}:{{apiKey}}',
    'X-Partner-ID: {{partnerId}}',
    'X-Project-ID: {{projectId}}',
    'X-Api-Key: {{apiKey}}',
  ]
  const body = requestBody === null ? [] : ['', oneLine(requestBody)]
  return [...lines, ...body, '', `# ${httpStatus} ${oneLine(responseBody)}`].join('\n')
}

/** Nothing that was sent may begin a line, or it could begin a request. */
function oneLine(text: string): string {
  return text.replace(/[\r\n\u2028\u2029]+/g, ' ')
}
