// For fast-uri, 6 kB, with which rjsf resolves a `$ref` against the `$id` of its schema. scripts/generate writes the
// schemas of forms without either.
const resolve = (_base: string, reference: string) => reference
const equal = (one: string, other: string) => one === other

// biome-ignore lint/style/noDefaultExport: it takes the place of a module that has one.
export default { resolve, equal }
