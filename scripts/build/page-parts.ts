/** Vite's manifest, as far as it is read here. */
export type Manifest = Record<string, { file: string; isEntry?: boolean; imports?: string[] }>

/** Addresses of the scripts of a page: each after those it imports, and the entry, which starts the application, last. */
export function partsOf(routes: string[], manifest: Manifest): string[] {
  const files = new Set<string>()
  const seen = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    chunk.imports?.forEach(visit)
    files.add(`/${chunk.file}`)
  }
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  if (!entry) throw new Error('The manifest of the build has no entry: scripts/build/pages.ts asks Vite for it')
  for (const key of manifest[entry]?.imports ?? []) visit(key)
  // What a route imports may import the entry itself, which then has to wait for the routes.
  seen.add(entry)
  for (const key of Object.keys(manifest)) if (routes.includes(routeOf(key))) visit(key)
  return [...files, `/${manifest[entry]?.file}`]
}

/** The id of the route whose component a chunk of the manifest holds: dots are slashes, and an index is its folder. */
function routeOf(key: string): string {
  const file = /^routes\/(.+)\.tsx\?tsr-split=component/.exec(key)?.[1] ?? ''
  return `/${file.replaceAll('.', '/').replace('[_]', '_')}`.replace(/\/index$/, '/')
}
