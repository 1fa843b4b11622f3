const compiled = new Map<string, RegExp>()

/** Compiles a pattern once: the contract holds strings, so that it can be sent as JSON. */
export function patternOf(source: string): RegExp {
  const known = compiled.get(source)
  if (known) return known
  const pattern = new RegExp(source, 'u')
  compiled.set(source, pattern)
  return pattern
}
