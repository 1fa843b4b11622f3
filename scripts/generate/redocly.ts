import { fileURLToPath } from 'node:url'

/** Redocly's command line, to be run with this Node. */
export const redocly = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'))
