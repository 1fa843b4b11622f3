import { findSpecs, type Spec } from '../generate/specs.ts'

/** The specifications with these names, or all. Ends the process with one line for an unknown name. */
export function namedSpecs(names: string[]): Spec[] {
  const specs = findSpecs()
  const known = specs.map(({ name }) => name)
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    console.error(`There is no specification called ${unknown.join(', ')}; there are ${known.join(', ')}.`)
    process.exit(2)
  }
  return specs.filter(({ name }) => names.length === 0 || names.includes(name))
}
