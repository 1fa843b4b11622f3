import { readFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { isObject, lookUp, pointerTo, stepsOf } from '../document.ts'
import { objects } from './grammar.ts'
import { parseText } from './parse.ts'
import { below, type Place, pointerOf, refuse, startOfFile } from './place.ts'
import { type References, rewrite, type Target } from './rewrite.ts'

/** One document out of a file and those it refers to, checked. The text of every file that is read is put into `texts`. */
export function bundle(file: string, root: unknown, texts: Map<string, string>): Record<string, unknown> {
  return new Bundler(file, root, texts).bundle()
}

const sectionOf = (target: Target): string => (target === 'schema' ? 'schemas' : (objects[target].section ?? ''))

class Bundler implements References {
  #root: Place
  #values = new Map<string, unknown>()
  #texts: Map<string, string>
  /** Where things stand that a reference may lead to. */
  #visited = new Map<string, Target>()
  #awaited: { pointer: string; target: Target; place: Place }[] = []
  /** What was brought in, by file and pointer, and under which reference it stands now. */
  #moved = new Map<string, string>()
  #added = new Map<string, Map<string, unknown>>()
  #open: string[] = []

  constructor(file: string, root: unknown, texts: Map<string, string>) {
    this.#root = startOfFile(file)
    this.#texts = texts
    this.#values.set(file, root)
  }

  bundle(): Record<string, unknown> {
    const document = rewrite(this.#values.get(this.#root.file), { object: 'root' }, this.#root, this)
    if (!isObject(document)) return refuse(this.#root, 'has to be an object')
    const components: Record<string, unknown> = { ...(isObject(document.components) ? document.components : {}) }
    for (const [section, added] of this.#added) {
      const own = components[section]
      components[section] = Object.fromEntries([...Object.entries(isObject(own) ? own : {}), ...added])
    }
    const bundled = this.#added.size > 0 ? { ...document, components } : document
    for (const { pointer, target, place } of this.#awaited) this.#checkTarget(pointer, target, place)
    return bundled
  }

  visit(place: Place, target: Target): void {
    if (place.file === this.#root.file) this.#visited.set(pointerOf(place), target)
  }

  follow(ref: string, target: Target, place: Place): string {
    const { file, pointer } = this.#split(ref, place)
    if (file !== this.#root.file || !/^#\/(components|paths|webhooks)\//.test(pointer)) {
      return this.#moveIn(file, pointer, target, place)
    }
    this.#awaited.push({ pointer, target, place })
    return pointer
  }

  bringIn(ref: string, place: Place): Record<string, unknown> {
    const { file, pointer } = this.#split(ref, place)
    const id = `${file}${pointer}`
    if (this.#open.includes(id))
      refuse(place, `the $ref '${ref}' leads back to itself: name a path that is written out`)
    this.#open.push(id)
    const brought = rewrite(
      this.#valueAt(file, pointer, place),
      { object: 'pathItem' },
      this.#placeOf(file, pointer),
      this,
    )
    this.#open.pop()
    return isObject(brought) ? brought : {}
  }

  #split(ref: string, place: Place): { file: string; pointer: string } {
    if (/^[a-z][a-z0-9+.-]+:/i.test(ref)) {
      refuse(place, `the $ref '${ref}' leads to the network: keep the file beside this one and refer to it`)
    }
    const [path = '', written = ''] = ref.split('#', 2)
    // Some mean the whole file by it.
    const fragment = written === '/' ? '' : written
    const file = path === '' ? place.file : join(dirname(place.file), decodeURI(path))
    const pointer = fragment === '' || fragment.startsWith('/') ? `#${fragment}` : this.#anchor(file, fragment, place)
    return { file, pointer: pointerTo(stepsOf(pointer)) }
  }

  #moveIn(file: string, pointer: string, target: Target, place: Place): string {
    const id = `${file}${pointer}`
    const known = this.#moved.get(id)
    if (known) return known
    const value = this.#valueAt(file, pointer, place)
    const section = sectionOf(target)
    const local = pointerTo([
      'components',
      section,
      this.#freeName(section, stepsOf(pointer).at(-1) ?? basename(file, extname(file))),
    ])
    this.#moved.set(id, local)
    const added = this.#added.get(section) ?? new Map<string, unknown>()
    this.#added.set(section, added)
    const name = stepsOf(local).at(-1) ?? ''
    added.set(name, undefined)
    added.set(
      name,
      rewrite(value, target === 'schema' ? 'schema' : { object: target }, this.#placeOf(file, pointer), this),
    )
    return local
  }

  #freeName(section: string, wanted: string): string {
    const clean = wanted.replaceAll(/[^\w.-]+/g, '-')
    const own = lookUp(this.#values.get(this.#root.file), pointerTo(['components', section]))
    const taken = (name: string) => (isObject(own) && Object.hasOwn(own, name)) || this.#added.get(section)?.has(name)
    let name = clean
    for (let number = 2; taken(name); number++) name = `${clean}-${number}`
    return name
  }

  #valueAt(file: string, pointer: string, place: Place): unknown {
    const value = lookUp(this.#read(file, place), pointer)
    if (value === undefined) this.#refuseNothing(file, pointer, place)
    return value
  }

  #refuseNothing(file: string, pointer: string, place: Place): never {
    const where = file === this.#root.file ? '' : ` of ${file}`
    return refuse(
      place,
      `the $ref leads to ${pointer}${where}, where there is nothing: correct it or add what it names`,
    )
  }

  #read(file: string, place: Place): unknown {
    if (!this.#values.has(file)) {
      let text: string
      try {
        text = readFileSync(file, 'utf8')
      } catch {
        return refuse(place, `the $ref leads to ${file}, which cannot be read: put the file there or correct the $ref`)
      }
      this.#texts.set(file, text)
      this.#values.set(file, parseText(text, file))
    }
    return this.#values.get(file)
  }

  #placeOf(file: string, pointer: string): Place {
    return stepsOf(pointer).reduce((place: Place, step) => below(place, step), startOfFile(file))
  }

  #anchor(file: string, name: string, place: Place): string {
    const steps = findAnchor(this.#read(file, place), name, [])
    return steps
      ? pointerTo(steps)
      : refuse(place, `the $ref leads to the anchor ${name}, which no schema has: correct it`)
  }

  #checkTarget(pointer: string, target: Target, place: Place): void {
    const found = this.#visited.get(pointer)
    if (found === target) return
    const value = lookUp(this.#values.get(this.#root.file), pointer)
    if (value === undefined) this.#refuseNothing(this.#root.file, pointer, place)
    if (target === 'schema' && typeof value === 'boolean') return
    if (found === undefined && isObject(value) && typeof value.$ref === 'string') return
    const wanted = target === 'schema' ? 'a schema' : objects[target].title
    const is = found === undefined ? 'something else' : found === 'schema' ? 'a schema' : objects[found].title
    refuse(place, `the $ref leads to ${pointer}, which is ${is} and not ${wanted}: correct it`)
  }
}

function findAnchor(value: unknown, name: string, steps: string[]): string[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (isObject(value) && value.$anchor === name) return steps
  for (const [key, item] of Object.entries(value)) {
    const found = findAnchor(item, name, [...steps, key])
    if (found) return found
  }
  return undefined
}
