import type { ProductChanges } from '#domain/product-changes.ts'
import { type Command, readArguments, UsageError } from '#server/commands/command.ts'
import { printImpact } from '#server/commands/impact.ts'
import { useDays } from '#server/impact/find-uses.ts'
import { readProductChanges } from '#server/impact/product-impact.ts'

type ReadChanges = () => ProductChanges[] | Promise<ProductChanges[]>

/** `read` returns the changes of every product. */
export function impactCommandOf(read: ReadChanges): Command {
  return {
    usage: (program) => `usage: ${program} [PRODUCT...]

Prints who called what changes in the API products, in the last ${useDays} days: what ends on a day, the differences from the last
release and those of the last release, breaking ones first. A change of a request's field counts the calls that sent it.
Without a PRODUCT it prints all. The call log keeps calls of API products only, not those of the portal's own API.

It reads the same variables as the server. The embedded database allows one process only: stop the server first.`,
    async run(args) {
      const { positionals } = readArguments(args, {})
      const products = await read()
      const known = products.map(({ product }) => product)
      const unknown = positionals.filter((name) => !known.includes(name))
      if (unknown.length > 0)
        throw new UsageError(`there is no API product called ${unknown.join(', ')}, only ${known.join(', ')}`)
      const wanted = products.filter(({ product }) => positionals.length === 0 || positionals.includes(product))
      await printImpact(process.env, wanted, console.log)
      return undefined
    },
  }
}

export const impactCommand = impactCommandOf(readProductChanges)
