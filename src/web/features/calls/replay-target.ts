/**
 * What stood in the places of an operation's path ('/v1/charges/{correlationId}') when it was called; nothing when the
 * path is another one. Part of a segment may be a place as well.
 */
export function readPlaces(template: string, path: string): Record<string, string> | undefined {
  const names = [...template.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name)
  const words = template.split(/\{[^{}]+\}/).map((word) => word.replaceAll(/[.*+?^$|()[\]\\]/g, String.raw`\$&`))
  const found = new RegExp(`^${words.join('([^/]+)')}$`).exec(path)
  return found ? Object.fromEntries(names.map((name, at) => [name, decoded(found[at + 1] ?? '')])) : undefined
}

function decoded(part: string) {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
