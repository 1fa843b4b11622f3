import { type Command, readArguments, UsageError } from '#server/commands/command.ts'
import { listRates, productTypeList, setRate } from '#server/commands/rates.ts'

export const ratesCommand: Command = {
  usage: (program) => `usage: ${program} list
       ${program} set PROVIDER PRODUCT_TYPE RATE

Lists or sets the payout rates of the rate card, in per cent per operator. For example: ${program} set STM 1 82.5
PRODUCT_TYPE is one of ${productTypeList}.
The first rate of an operator also applies to earlier charges; a later rate applies to charges from then on.
A refund always uses the rate of its charge.
It reads the same variables as the server. The embedded database allows one process only: stop the server first.`,
  async run(args) {
    const { positionals } = readArguments(args, {})
    const [verb, provider, productType, payoutRate] = positionals
    if (verb === 'list' && positionals.length === 1) return await listRates(process.env)
    if (verb !== 'set' || !provider || !productType || !payoutRate || positionals.length > 4)
      throw new UsageError('give list, or set with PROVIDER, PRODUCT_TYPE and RATE')
    return await setRate({ provider, productType, payoutRate }, process.env)
  },
}
