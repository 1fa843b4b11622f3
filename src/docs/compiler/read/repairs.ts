import { escapePointerFragment, isMappingRef, type Oas3Preprocessor } from '@redocly/openapi-core'
import { isObject } from '../document.ts'

/** A field whose value was never written, as in `description:` and nothing behind it, is as good as absent. */
export const dropEmptyFields: Oas3Preprocessor = () => ({
  any(node, { type }) {
    if (!isObject(node)) return
    for (const [name, value] of Object.entries(node)) {
      const slot = value === null && Object.hasOwn(type.properties, name) ? type.properties[name] : null
      if (typeof slot === 'function' || slot?.name || (slot && ('type' in slot || 'enum' in slot))) delete node[name]
    }
  },
})

/** A version without quotes is a number in YAML, and means its text. */
export const writeVersionsAsText: Oas3Preprocessor = () => ({
  Info(info) {
    if (typeof info.version === 'number') info.version = `${info.version}`
  },
  ServerVariable(variable) {
    if (typeof variable.default === 'number') variable.default = `${variable.default}`
  },
})

/** A schema may be named where a reference is meant. */
export const writeNamesAsReferences: Oas3Preprocessor = () => ({
  DiscriminatorMapping(mapping) {
    for (const [value, target] of Object.entries(mapping)) {
      if (typeof target === 'string' && !isMappingRef(target)) {
        mapping[value] = `#/components/schemas/${escapePointerFragment(target)}`
      }
    }
  },
})
