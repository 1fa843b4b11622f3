import {
  CORE_SCHEMA,
  EVENT_ALIAS,
  EVENT_DOCUMENT,
  EVENT_MAPPING,
  EVENT_POP,
  EVENT_SCALAR,
  EVENT_SEQUENCE,
  type Event,
  getScalarValue,
  load,
  mergeTag,
  parseEvents,
  YAMLException,
} from 'js-yaml'
import { Refusal } from './refusal.ts'

const schema = CORE_SCHEMA.withTags(mergeTag)

/** The value of a YAML or JSON file. */
export function parseText(text: string, file: string): unknown {
  if (text.trim() === '') throw new Refusal(file, '', 'the file is empty; it has to be an OpenAPI 3.0 or 3.1 document')
  return /^\s*\{/.test(text) ? (parseJson(text) ?? parseYaml(text, file)) : parseYaml(text, file)
}

// Undefined where it is YAML after all, or broken: the YAML reader says where.
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function parseYaml(text: string, file: string): unknown {
  try {
    return load(text, { schema })
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error
    const line = error.mark ? error.mark.line + 1 : undefined
    throw new Refusal(file, '', `cannot be read as YAML or JSON (${error.reason}): correct the syntax there`, line)
  }
}

/** Line, counted from 1, of the value at the end of the steps; that of its nearest parent where there is none. */
export function lineOf(text: string, steps: readonly string[]): number {
  const start = new Finder(text).find(steps)
  return text.slice(0, start).split('\n').length
}

/** Walks the events of the YAML parser, of which JSON is a part. */
class Finder {
  #text: string
  #events: Event[]
  #at = 0

  constructor(text: string) {
    this.#text = text
    this.#events = parseEvents(text, {})
  }

  find(steps: readonly string[]): number {
    if (this.#events[this.#at]?.type === EVENT_DOCUMENT) this.#at++
    let start = 0
    for (const step of steps) {
      const child = this.#enter(step)
      if (child === undefined) return start
      start = child
    }
    return start
  }

  /** Moves to the child's value; answers where the child begins, its key where it has one. */
  #enter(step: string): number | undefined {
    const container = this.#events[this.#at]
    if (container?.type === EVENT_MAPPING) return this.#enterMapping(step)
    return container?.type === EVENT_SEQUENCE ? this.#enterSequence(Number(step)) : undefined
  }

  #enterMapping(key: string): number | undefined {
    this.#at++
    for (let event = this.#events[this.#at]; event && event.type !== EVENT_POP; event = this.#events[this.#at]) {
      const found = event.type === EVENT_SCALAR && getScalarValue(this.#text, event) === key
      const start = startOf(event)
      this.#skip()
      if (found) return start
      this.#skip()
    }
    return undefined
  }

  #enterSequence(index: number): number | undefined {
    this.#at++
    for (let place = 0; place < index; place++) this.#skip()
    const event = this.#events[this.#at]
    return event && event.type !== EVENT_POP ? startOf(event) : undefined
  }

  #skip(): void {
    let depth = 0
    do {
      const type = this.#events[this.#at++]?.type
      if (type === undefined) return
      if (type === EVENT_MAPPING || type === EVENT_SEQUENCE) depth++
      if (type === EVENT_POP) depth--
    } while (depth > 0)
  }
}

function startOf(event: Event): number {
  if (event.type === EVENT_SCALAR) return event.valueStart
  if (event.type === EVENT_MAPPING || event.type === EVENT_SEQUENCE) return event.start
  return event.type === EVENT_ALIAS ? event.anchorStart : 0
}
