// For @x0k/json-schema-merge, 6 kB, with which rjsf merges `allOf`. scripts/generate has merged it already.
const refuse = () => {
  throw new Error('A form cannot show allOf: scripts/generate/form-schema.ts merges it, and has missed one')
}

export const createComparator = () => ({ compareSchemaDefinitions: refuse, compareSchemaValues: refuse })
export const createMerger = () => ({ mergeArrayOfSchemaDefinitions: refuse })
export const createShallowAllOfMerge = () => refuse
export const createDeduplicator = () => refuse
export const createIntersector = () => refuse
