import { parseArgs } from 'node:util'
import { listRates, productTypeWords, setRate } from '#server/commands/rates.ts'

const usage = `usage: npm run rates -- list
       npm run rates -- set PROVIDER PRODUCT_TYPE RATE

The rate card: what each operator's charges pay out, in per cent. For example: npm run rates -- set STM 1 82.5
PRODUCT_TYPE is one of ${productTypeWords}.
The first rate of an operator also counts for what was sold before there was one; a later one, for
what is sold from then on, while a refund takes back what its own charge paid out.
It opens the database of the same variables as the server. The embedded one has a single owner: stop the server first.`

const { values, positionals } = parseArgs({
  options: { help: { type: 'boolean', short: 'h' } },
  allowPositionals: true,
})
const [verb, provider, productType, payoutRate] = positionals

/** Undefined where the words make no command. */
function asked(): Promise<string> | undefined {
  if (verb === 'list' && positionals.length === 1) return listRates(process.env)
  if (verb !== 'set' || !provider || !productType || !payoutRate || positionals.length > 4) return undefined
  return setRate({ provider, productType, payoutRate }, process.env)
}

const answer = values.help ? usage : asked()
if (answer === undefined) {
  console.error(usage)
  process.exitCode = 2
} else {
  await Promise.resolve(answer)
    .then((words) => console.log(words))
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message.split('\n')[0] : error)
      process.exitCode = 1
    })
}
