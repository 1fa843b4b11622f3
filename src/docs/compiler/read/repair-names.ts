import { isObject } from '#domain/is-object.ts'
import { lookUp, pointerTo, stepsOf } from '#domain/json-pointer.ts'
import type { OpenApiDocument } from '#domain/openapi.ts'
import { allOfCycle, type Finding, type Problem } from './document-error.ts'

/** Removes links to unknown operations. A name that is taken or unknown does not harm the page. */
export function repairNames(document: OpenApiDocument, problems: Problem[]): void {
  for (const { rule, pointer } of problems) {
    if (rule !== 'unknown-link') continue
    const link = lookUp(document, pointerTo(stepsOf(pointer).slice(0, -1)))
    if (isObject(link)) delete link.operationId
  }
}

/** Removes each reference by which a schema contains itself through allOf. */
export function removeAllOfCycles(document: OpenApiDocument): Finding[] {
  const problems: Finding[] = []
  const done = new Set<string>()
  const visit = (node: unknown, pointer: string, chain: string[]): void => {
    if (!isObject(node)) return
    const { $ref: ref } = node
    if (typeof ref === 'string' && chain.includes(ref)) {
      delete node.$ref
      problems.push({ rule: 'circular-schema', pointer, message: allOfCycle })
    } else if (typeof ref === 'string' && !done.has(ref)) {
      visit(lookUp(document, ref), ref, [...chain, ref])
      done.add(ref)
    }
    if (Array.isArray(node.allOf))
      for (const [index, part] of node.allOf.entries()) visit(part, `${pointer}/allOf/${index}`, chain)
  }
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
    const pointer = pointerTo(['components', 'schemas', name])
    visit(schema, pointer, [pointer])
  }
  return problems
}
