/**
 * Parts of our dependencies that every page would load and none would use, and what stands in for each in the build.
 * Node resolves the dependencies' own imports in the tests, so there the real parts work; the journeys run on these.
 * The comment of each stand-in says what it takes for granted.
 */
const standIns: [module: RegExp, standIn: string][] = [
  [/^markdown-to-jsx(\/.*)?$/, 'markdown'],
  [/^.*\/getDefaultRegistry\.js$/, 'default-registry'],
  [/^fast-uri$/, 'uri'],
  [/^@x0k\/json-schema-merge(\/.*)?$/, 'schema-merge'],
  [/^@pandacss\/is-valid-prop$/, 'css-property'],
  [/^@emotion\/is-prop-valid$/, 'html-attribute'],
  [/^hoist-non-react-statics$/, 'nothing'],
  [/^use-sync-external-store\/shim$/, 'sync-external-store'],
  [/^\.\/sva\.js$/, 'slot-recipes'],
  [/^\.\/infiniteQueryBehavior\.js$/, 'infinite-queries'],
  [/^.*\/createLucideIcon\.mjs$/, 'lucide-icon'],
]

export const leanAliases = standIns.map(([find, standIn]) => ({
  find,
  replacement: `${import.meta.dirname}/${standIn}.ts`,
}))
