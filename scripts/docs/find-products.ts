import { globSync } from 'node:fs'

/** Files of API products. What they refer to stands in folders below, or elsewhere. */
export const productFiles = (root: string): string[] =>
  globSync('openapi/products/*.{yaml,yml,json}', { cwd: root }).sort()
