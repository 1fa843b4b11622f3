import type { CallDifferences } from '#docs/model/access.ts'
import { deprecationOf } from '#docs/model/deprecation.ts'
import { escapeHtmlText } from '#docs/model/pieces.ts'
import type { Callback, Operation, OwnSample } from '#docs/model/product.ts'
import { isObject } from '#domain/is-object.ts'
import {
  type CallbackObject,
  type OperationObject,
  type PathItem,
  type Reference,
  resolve,
  type ServerObject,
} from '#domain/openapi.ts'
import { operationsIn, type WrittenOperation, wholeItems } from '#domain/openapi-operations.ts'
import { grammarOf, highlight } from '../content/highlight.ts'
import { inlineCode } from '../content/markdown-source.ts'
import { plainLine } from '../content/plain-line.ts'
import type { Preparation } from '../preparation.ts'
import { addressOf, serverLabel } from '../product/servers.ts'
import { distinct, joinPath } from '../schema/paths.ts'
import { accessOf } from './access.ts'
import { buildBody, buildResponse } from './bodies.ts'
import { buildParameter, mergedParameters } from './parameters.ts'
import { samplesOf } from './samples.ts'

/** An operation with its anchor. */
export interface PlacedOperation extends Pick<WrittenOperation, 'method' | 'path' | 'item' | 'operation'> {
  id: string
  kind: 'operation' | 'webhook' | 'callback'
  /** The operations around a callback. */
  callers?: OperationObject[]
}

export function buildOperation(preparation: Preparation, placed: PlacedOperation): Operation {
  const { id, kind, method, path, item, operation } = placed
  const { document } = preparation
  const parameters = mergedParameters(preparation, placed)
  const everywhere = new Set(preparation.requestHeaders.map(({ name }) => name.toLowerCase()))
  const shown = parameters.filter(
    (each) => kind !== 'operation' || each.in !== 'header' || !everywhere.has(each.name.toLowerCase()),
  )
  const body = operation.requestBody ? resolve(document, operation.requestBody) : null
  const requestBody = body ? buildBody(preparation, body, id) : null
  const ownSamples = ownSamplesOf(operation)
  const { externalDocs: docs } = operation
  return {
    id,
    method: method.toUpperCase(),
    path,
    summary: summaryOf(placed),
    description: preparation.prose.htmlOrNull(operation.description, ...remarks(item, operation)),
    ...deprecationOf(operation),
    externalDocs: docs ? { url: docs.url, description: docs.description ?? docs.url } : null,
    security: securityOf(preparation, placed),
    ...calledWith(preparation, placed),
    parameters: shown.map((parameter) => buildParameter(preparation, parameter, id)),
    requestBody,
    responses: Object.entries(operation.responses ?? {}).flatMap(([status, response]) =>
      status.startsWith('x-') ? [] : [buildResponse(preparation, status, resolve(document, response), id)],
    ),
    callbacks: Object.entries(operation.callbacks ?? {}).flatMap(([name, callback]) =>
      buildCallbacks(preparation, placed, name, callback),
    ),
    ...(ownSamples.length > 0 && { ownSamples }),
    ...(kind === 'operation'
      ? samplesOf(preparation, placed, { parameters, body, built: requestBody })
      : { snippets: [] }),
  }
}

/** The code samples that the file itself has, under the names in use for the extension. */
function ownSamplesOf(operation: OperationObject): OwnSample[] {
  const listed = operation['x-codeSamples'] ?? operation['x-code-samples']
  const samples = (Array.isArray(listed) ? listed : []).filter(isObject).flatMap(({ lang, label, source }) => {
    if (typeof source !== 'string') return []
    const text = source.trimEnd()
    const grammar = grammarOf(String(lang ?? ''))
    return [
      {
        label: String(label ?? lang ?? 'Sample'),
        html: grammar ? highlight(text, grammar) : escapeHtmlText(text),
        text,
      },
    ]
  })
  const labels = distinct(samples.map(({ label }) => label))
  return samples.map((sample, index) => ({ ...sample, label: labels[index] ?? sample.label }))
}

const summaryOf = ({ operation, method, path }: PlacedOperation): string =>
  operation.summary ? plainLine(operation.summary) : (operation.operationId ?? `${method.toUpperCase()} ${path}`)

/** Shared fields of the path, and the operation's own servers. */
function remarks(item: PathItem, operation: OperationObject): string[] {
  const servers: ServerObject[] = operation.servers ?? item.servers ?? []
  return [
    ...(item.summary === undefined || operation.summary === undefined ? [] : [item.summary]),
    ...(item.description === undefined ? [] : [item.description]),
    ...servers.map((server) => `Called at ${inlineCode(server.url)}. ${serverLabel(server)}`.trim()),
    ...((operation.tags?.length ?? 0) > 1 ? [`Also: ${operation.tags?.slice(1).join(', ')}`] : []),
  ]
}

function securityOf({ document }: Preparation, { kind, operation }: PlacedOperation): Operation['security'] {
  const requirements = operation.security ?? (kind === 'operation' ? document.security : undefined) ?? []
  return requirements.map((requirement) => Object.entries(requirement).map(([scheme, scopes]) => ({ scheme, scopes })))
}

/** Credentials and server, where they differ from those of every call. */
export function calledWith(preparation: Preparation, { kind, item, operation }: PlacedOperation): CallDifferences {
  if (kind !== 'operation') return {}
  const access = accessOf(preparation, operation.security)
  const servers = operation.servers ?? item.servers ?? []
  return { ...(access.length > 0 && { access }), ...(servers.length > 0 && { servers: servers.map(addressOf) }) }
}

/** Without those that lead back to an operation around them. */
function buildCallbacks(
  preparation: Preparation,
  { id: caller, operation, callers = [] }: PlacedOperation,
  name: string,
  reference: CallbackObject | Reference,
): Callback[] {
  const { document } = preparation
  const around = [...callers, operation]
  return Object.entries(wholeItems(document, resolve(document, reference))).flatMap(([expression, item]) => {
    if (expression.startsWith('x-')) return []
    return operationsIn(item).flatMap(({ method, operation: called }) => {
      if (around.includes(called)) return []
      const id = preparation.anchors.take(joinPath(joinPath(caller, 'callback'), name))
      const placed = { id, kind: 'callback', method, path: expression, item, operation: called } as const
      const built = buildOperation(preparation, { ...placed, callers: around })
      const titled = called.summary ? built : { ...built, summary: name }
      return [{ name, expression, message: messageOf(built), operation: titled }]
    })
  })
}

function messageOf({ method, path, requestBody }: Operation): Callback['message'] {
  const [media] = requestBody?.media ?? []
  const [example] = media?.examples ?? []
  const head = [`${method} ${path}`, ...(media ? [`Content-Type: ${media.type}`] : [])].join('\n')
  return {
    html: [escapeHtmlText(head), ...(example ? [example.html] : [])].join('\n\n'),
    text: [head, ...(example ? [example.text] : [])].join('\n\n'),
  }
}
