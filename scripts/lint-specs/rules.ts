import { type OpenApiDocument, type ResponseObject, resolve } from '#domain/openapi.ts'
import { operationsOf, type PlacedOperation } from '../generate/openapi.ts'
import { deprecationPage } from './deprecation-rules.ts'
import { closedBody, messagePerLimit, moreThanBlanks } from './input-rules.ts'
import type { Rule, Subject } from './rule.ts'

/** One problem of a specification. */
export interface Finding {
  rule: string
  /** Path and method of the operation. */
  path: string
  method: PlacedOperation['method']
  /** Operation and place inside it. */
  where: string
  message: string
}

const operationId: Rule = ({ operation }) => {
  if (!operation.operationId)
    return [{ message: 'has no operationId, which names its handler and its client function' }]
  return /^[a-z][a-zA-Z0-9]*$/.test(operation.operationId)
    ? []
    : [{ message: `operationId ${operation.operationId} is not camelCase` }]
}

const descriptions: Rule = ({ operation }) => [
  ...(operation.summary ? [] : [{ message: 'has no summary' }]),
  ...(operation.description ? [] : [{ message: 'has no description' }]),
  ...(operation.tags?.length === 1 ? [] : [{ message: 'needs exactly one tag, which names its client file' }]),
]

const examples: Rule = ({ document, operation }) => {
  const body = operation.requestBody ? resolve(document, operation.requestBody).content : {}
  const answers = Object.entries(operation.responses).flatMap(([status, response]) =>
    withoutExample(resolve(document, response), `answer ${status}`),
  )
  return [...withoutExample({ description: '', content: body }, 'request body'), ...answers]
}

const withoutExample = ({ content = {} }: ResponseObject, place: string) =>
  Object.entries(content)
    .filter(([, media]) => media.example === undefined && Object.keys(media.examples ?? {}).length === 0)
    .map(([type]) => ({ place: `${place}, ${type}`, message: 'has no example; mocks and tests answer with it' }))

const security: Rule = ({ document, operation, roles, kind }) => {
  const requirements = operation.security ?? document.security
  if (!requirements) return [{ message: 'has no security; public operations have `security: []`' }]
  if (kind === 'product') return []
  const scopes = requirements.flatMap((requirement) => requirement.session ?? [])
  return scopes
    .filter((scope) => !roles.includes(scope))
    .map((scope) => ({ message: `names the role ${scope}, which does not exist (${roles.join(', ')})` }))
}

/** Requires the failures that follow from an operation's parameters, body and security, and those of every operation. */
const failures: Rule = ({ document, operation, kind }) => {
  const isRead = operation.method === 'get'
  const [requirement = {}] = operation.security ?? document.security ?? []
  const inputs = operation.parameters.map((parameter) => resolve(document, parameter))
  const expected = [
    ...(operation.requestBody || inputs.length > 0 ? ['400'] : []),
    ...(operation.requestBody ? ['413', '415'] : []),
    ...(Object.keys(requirement).length > 0 ? ['401'] : []),
    ...(requirement.session && requirement.session.length > 0 ? ['403'] : []),
    ...(inputs.some((parameter) => parameter.in === 'path') ? ['404'] : []),
    '429',
    '500',
    ...(isRead ? [] : ['507']),
  ]
  if (kind === 'product') return []
  return expected
    .filter((status) => !operation.responses[status])
    .map((status) => ({ message: `does not document its answer ${status}` }))
}

const rules: Record<string, Rule> = {
  'operation-id': operationId,
  descriptions,
  examples,
  security,
  failures,
  'message-per-limit': messagePerLimit,
  'more-than-blanks': moreThanBlanks,
  'closed-body': closedBody,
  'deprecation-page': deprecationPage,
}

/** Applies our own rules to one specification. */
export function lintDocument(document: OpenApiDocument, options: Pick<Subject, 'roles' | 'kind'>): Finding[] {
  return operationsOf(document).flatMap((operation) =>
    Object.entries(rules).flatMap(([rule, check]) =>
      check({ document, operation, ...options }).map(({ place, message }) => ({
        rule,
        path: operation.path,
        method: operation.method,
        where: [nameOf(operation), place].filter(Boolean).join(', '),
        message,
      })),
    ),
  )
}

const nameOf = ({ method, path, operationId = '' }: PlacedOperation) =>
  `${method.toUpperCase()} ${path} ${operationId}`.trim()
