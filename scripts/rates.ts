import { parseArgs } from 'node:util'
import { listRates, productTypeList, setRate } from '#server/commands/rates.ts'
import { printAnswer } from './print-answer.ts'

const usage = `usage: npm run rates -- list
       npm run rates -- set PROVIDER PRODUCT_TYPE RATE

Lists or sets the payout rates of the rate card, in per cent per operator. For example: npm run rates -- set STM 1 82.5
PRODUCT_TYPE is one of ${productTypeList}.
The first rate of an operator also applies to earlier charges; a later rate applies to charges from then on.
A refund always uses the rate of its charge.
It reads the same variables as the server. The embedded database allows one process only: stop the server first.`

const { values, positionals } = parseArgs({
  options: { help: { type: 'boolean', short: 'h' } },
  allowPositionals: true,
})
const [verb, provider, productType, payoutRate] = positionals

/** Returns undefined for an unknown command. */
function runCommand(): Promise<string> | undefined {
  if (verb === 'list' && positionals.length === 1) return listRates(process.env)
  if (verb !== 'set' || !provider || !productType || !payoutRate || positionals.length > 4) return undefined
  return setRate({ provider, productType, payoutRate }, process.env)
}

await printAnswer(values.help ? usage : runCommand(), usage)
