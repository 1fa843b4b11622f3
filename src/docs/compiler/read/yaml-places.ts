import { getLineColLocation, type Source } from '@redocly/openapi-core'

/** Where the parts of a text are written. */
export interface Places {
  /** The position of the key at the end of the steps, or of the nearest one before it. */
  find(steps: readonly string[]): { key: number }
  /** The string at the end of the steps; undefined for any other value. */
  stringAt(steps: readonly string[]): string | undefined
}

/** The used part of Redocly's tree of a YAML text. */
interface Node {
  startPosition: number
  /** A string, or the target of an alias. */
  value?: unknown
  mappings?: { key: Node; value: Node | null }[]
  items?: (Node | null)[]
}

/** Finds places in a YAML text with the tree that Redocly keeps of it. */
export class YamlPlaces implements Places {
  readonly #root: Node | undefined

  constructor(source: Source) {
    // Redocly does not export its parser, but keeps the tree of the first location that it looks for.
    getLineColLocation({ source, pointer: '#/', reportOnKey: true })
    this.#root = source.getAst(() => {
      throw new Error(`Redocly keeps no tree of ${source.absoluteRef}`)
    })
  }

  find(steps: readonly string[]): { key: number; value: unknown; isWhole: boolean } {
    let key = this.#root?.startPosition ?? 0
    let node = this.#root
    for (const [at, step] of steps.entries()) {
      const entry = node && entryOf(node, step)
      if (!entry) return { key, value: undefined, isWhole: false }
      key = entry.key.startPosition
      node = targetOf(entry.value)
      if (!node) return { key, value: undefined, isWhole: at === steps.length - 1 }
    }
    return { key, value: node?.value, isWhole: true }
  }

  stringAt(steps: readonly string[]): string | undefined {
    const { value, isWhole } = this.find(steps)
    return isWhole && typeof value === 'string' ? value : undefined
  }
}

function entryOf({ mappings, items }: Node, step: string): { key: Node; value: Node | null } | undefined {
  if (mappings) return mappings.findLast(({ key }) => key.value === step)
  const item = items?.[Number(step)]
  return item ? { key: item, value: item } : undefined
}

/** An alias has the anchored node as its value. */
const targetOf = (node: Node | null): Node | undefined => {
  if (!node) return undefined
  return isNode(node.value) ? node.value : node
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'startPosition' in value
