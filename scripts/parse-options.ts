import { type ParseArgsConfig, parseArgs } from 'node:util'

/** Reads the options of a script. After printing the usage for --help, or a mistake and the usage, the script ends. */
export function parseOptions<Config extends ParseArgsConfig>(usage: string, config: Config) {
  const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } }, strict: false })
  if (values.help) {
    console.log(usage)
    process.exit()
  }
  try {
    return parseArgs(config)
  } catch (error) {
    endWithMistake(mistakeOf(error), usage)
  }
}

export function endWithMistake(mistake: string, usage: string): never {
  console.error(`${mistake}\n${usage}`)
  process.exit(2)
}

/** The second sentence of Node's message is about options in general. */
export const mistakeOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).replace(/\. .*/s, '')
