const compiled = new Map<string, RegExp>()

/** A pattern of the contract, compiled once: the contract holds text only, so that it can be sent as JSON. */
export function patternOf(source: string): RegExp {
  const known = compiled.get(source)
  if (known) return known
  const pattern = new RegExp(source, 'u')
  compiled.set(source, pattern)
  return pattern
}
