import { isObject, lookUp, pointerTo } from '../document.ts'
import type { Problem } from './document-error.ts'

type Node = Record<string, unknown>

/** Writes each `$ref` to an anchor of the same file (`#name`) as the JSON pointer that every reader knows. */
export function replaceAnchors(document: unknown): void {
  const anchors = new Map<string, string>()
  const named: [node: Node, ref: string][] = []
  walk(document, (node, steps) => {
    if (typeof node.$anchor === 'string') anchors.set(`#${node.$anchor}`, pointerTo(steps))
    if (typeof node.$ref === 'string' && /^#[^/]/.test(node.$ref)) named.push([node, node.$ref])
  })
  for (const [node, ref] of named) node.$ref = anchors.get(ref) ?? ref
}

/** A `$ref` that leads to a `$ref` that leads back says nothing, and Redocly cannot tell where it stands. */
export function findCircles(document: unknown, file: string): Problem[] {
  const problems: Problem[] = []
  walk(document, (node, steps) => {
    if (!isCircular(document, node)) return
    problems.push({ file, pointer: pointerTo(steps), message: 'refers to nothing but itself: write out what it is' })
  })
  return problems
}

function isCircular(document: unknown, node: Node): boolean {
  const passed = new Set<unknown>()
  let current: unknown = node
  while (isObject(current) && typeof current.$ref === 'string' && current.$ref.startsWith('#/')) {
    if (passed.has(current)) return current === node
    passed.add(current)
    current = lookUp(document, current.$ref)
  }
  return false
}

function walk(value: unknown, visit: (node: Node, steps: string[]) => void): void {
  const walked = new Set<unknown>()
  const enter = (part: unknown, steps: string[]): void => {
    if (typeof part !== 'object' || part === null || walked.has(part)) return
    walked.add(part)
    if (isObject(part)) visit(part, steps)
    for (const [key, inner] of Object.entries(part)) enter(inner, [...steps, key])
  }
  enter(value, [])
}
