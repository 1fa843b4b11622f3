import type { Oas3Rule } from '@redocly/openapi-core'
import { isObject } from '#domain/is-object.ts'
import { DocumentError } from './document-error.ts'

/** Keywords that the page cannot show correctly. */
const unshown: Record<string, string> = {
  $dynamicRef: 'depends on the schema that refers to it: use $ref',
  $recursiveRef: 'is of an older JSON Schema: use $ref',
  dependencies: 'is of an older JSON Schema: use dependentRequired or dependentSchemas',
  additionalItems: 'is of an older JSON Schema: use items beside prefixItems',
}

export const shownKeywords: Oas3Rule = () => ({
  Schema(schema, { report, location }) {
    if (!isObject(schema)) return
    for (const [keyword, why] of Object.entries(unshown)) {
      if (keyword in schema) report({ message: `cannot be shown: it ${why}`, location: location.child(keyword) })
    }
    if (Array.isArray(schema.items)) {
      report({
        message: 'is a list, which is of an older JSON Schema: use prefixItems',
        location: location.child('items'),
      })
    }
  },
})

/** Redocly accepts '2xx'. */
export const statusRanges: Oas3Rule = () => ({
  Responses(responses, { report, location }) {
    for (const range of Object.keys(responses).filter((status) => /^[1-5]xx$/i.test(status) && !/XX$/.test(status))) {
      const message = `a status is three digits, '4XX' or 'default': write ${range.toUpperCase()}`
      report({ message, location: location.child(range).key() })
    }
  },
})

/** A consequence of the problem in that file. */
export const leadsToBrokenFile = 'leads to a file that cannot be read'

/** Redocly finds 'constructor' and '__proto__' in every object. */
const isInherited = (node: unknown): boolean => typeof node === 'function' || node === Object.prototype

/** Checks the kind of a `$ref`'s target, and that no field beside it is lost. */
export const references: Oas3Rule = () => {
  const kinds = new Map<string, Set<string>>()
  const followed: { target: string; kind: string; fail: (message: string) => void }[] = []
  return {
    any(_node, { location, type }) {
      const known = kinds.get(location.absolutePointer) ?? new Set()
      kinds.set(location.absolutePointer, known.add(type.name))
    },
    ref({ $ref, ...beside }, { report, location, type }, resolved) {
      const fail = (message: string) => report({ message, location: location.child('$ref') })
      if (resolved.node !== undefined && resolved.location && !isInherited(resolved.node)) {
        followed.push({ target: resolved.location.absolutePointer, kind: type.name, fail })
      } else if (resolved.error instanceof DocumentError) fail(`the $ref '${$ref}' ${leadsToBrokenFile}`)
      else {
        fail(`the $ref '${$ref}' ${resolved.error?.message ?? 'leads to nothing: correct it or add what it names'}`)
      }
      if (type.name === 'Schema' || type.name === 'PathItem') return
      for (const key of Object.keys(beside).filter((name) => !/^(x-|summary$|description$)/.test(name))) {
        const message = 'stands beside a $ref, where it is ignored: remove it, or move it to the target of the $ref'
        report({ message, location: location.child(key) })
      }
    },
    Root: {
      leave() {
        for (const { target, kind, fail } of followed) {
          const [other] = [...(kinds.get(target) ?? [])].filter((name) => name !== kind)
          if (other)
            fail(
              `the $ref leads to ${target.replace(/^.*#/, '#')}, which is of the kind ${other} and not ${kind}: correct it`,
            )
        }
      },
    },
  }
}
