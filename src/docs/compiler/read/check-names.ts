import { isObject, lookUp, methods, type OpenApiDocument, pointerTo, resolve } from '../document.ts'
import { Refusal } from './refusal.ts'

/** What a grammar cannot see: names that are used twice, and names that nothing has. */
export function checkNames(document: OpenApiDocument, file: string): void {
  const refuse: Refuse = (steps, words) => {
    throw new Refusal(file, pointerTo(steps), words)
  }
  checkCycles(document, refuse)
  const ids = new Map<string, string[]>()
  const links: [steps: string[], id: string][] = []
  for (const [at, item] of pathItems(document)) {
    for (const method of methods) {
      const operation = item[method]
      if (!operation) continue
      const steps = [...at, method]
      const { operationId } = operation
      const before = operationId === undefined ? undefined : ids.get(operationId)
      if (before)
        refuse([...steps, 'operationId'], `'${operationId}' names ${pointerTo(before)} already: give it another`)
      if (operationId !== undefined) ids.set(operationId, steps)
      checkSecurity(operation.security, steps)
      checkParameters(operation.parameters, steps)
      for (const [status, response] of Object.entries(operation.responses ?? {})) {
        if (!isObject(response)) continue
        for (const [name, link] of Object.entries(resolve(document, response).links ?? {})) {
          const id = resolve(document, link).operationId
          if (id !== undefined) links.push([[...steps, 'responses', status, 'links', name, 'operationId'], id])
        }
      }
    }
    checkParameters(item.parameters, at)
  }
  for (const [steps, id] of links) {
    if (!ids.has(id)) refuse(steps, `no operation has the operationId '${id}': correct it`)
  }
  if (ids.size === 0 && ![...pathItems(document)].some(([, item]) => methods.some((method) => item[method]))) {
    throw new Refusal(file, '', 'describes no operation and no webhook, so there is nothing to show')
  }
  checkSecurity(document.security, [])

  function checkSecurity(security: OpenApiDocument['security'], steps: string[]): void {
    for (const [index, requirement] of (security ?? []).entries()) {
      for (const id of Object.keys(requirement)) {
        if (Object.hasOwn(document.components?.securitySchemes ?? {}, id)) continue
        refuse(
          [...steps, 'security', `${index}`, id],
          'no security scheme has this name: add it to components/securitySchemes',
        )
      }
    }
  }

  function checkParameters(parameters: unknown[] | undefined, steps: string[]): void {
    for (const [index, reference] of (parameters ?? []).entries()) {
      const parameter: unknown = isObject(reference) ? resolve(document, reference) : reference
      if (!isObject(parameter) || ['path', 'query', 'header', 'cookie'].includes(String(parameter.in))) continue
      refuse(
        [...steps, 'parameters', `${index}`, 'in'],
        `has to be path, query, header or cookie, not ${JSON.stringify(parameter.in)}`,
      )
    }
  }
}

type Refuse = (steps: string[], words: string) => never

type Place = [steps: string[], item: NonNullable<OpenApiDocument['paths']>[string]]

function* pathItems(document: OpenApiDocument): Generator<Place> {
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    if (path.startsWith('/')) yield [['paths', path], item]
  }
  for (const [name, item] of Object.entries(document.webhooks ?? {})) yield [['webhooks', name], item]
}

/** A reference that leads to a reference that leads back says nothing. */
function checkCycles(document: OpenApiDocument, refuse: Refuse): void {
  for (const [section, entries] of Object.entries(document.components ?? {})) {
    if (section.startsWith('x-')) continue
    for (const [name, value] of Object.entries(entries ?? {})) {
      const seen = new Set<unknown>()
      let current: unknown = value
      while (isObject(current) && typeof current.$ref === 'string') {
        if (seen.has(current))
          refuse(['components', section, name], 'refers to nothing but itself: write out what it is')
        seen.add(current)
        current = lookUp(document, current.$ref)
      }
    }
  }
}
