import { findProductType, productTypes } from '#domain/reference-lists.ts'
import { type Command, readArguments, UsageError } from '#server/commands/command.ts'
import { withDatabase } from '#server/commands/with-database.ts'
import type { Db } from '#server/db/database.ts'
import { operators } from '#server/operators.ts'
import * as rateCard from '#server/repositories/rate-card.ts'

const productTypeList = productTypes.map(({ id, name }) => `${id} (${name})`).join(', ')

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
    if (verb === 'list' && positionals.length === 1) return await withDatabase(process.env, formatRateCard)
    if (verb !== 'set' || !provider || !productType || !payoutRate || positionals.length > 4)
      throw new UsageError('give list, or set with PROVIDER, PRODUCT_TYPE and RATE')
    const rate = { provider, productType, payoutRate }
    return await withDatabase(process.env, (db) => saveRate(db, rate, () => new Date()))
  },
}

type GivenRate = Record<'provider' | 'productType' | 'payoutRate', string>

/** The rate card, and offered operators without a rate. */
export async function formatRateCard(db: Db): Promise<string> {
  const lines = (await rateCard.list(db)).map(
    ({ provider, productType, payoutRate }) => `${rateLabel(provider, productType)}: ${Number(payoutRate)} %`,
  )
  const missing = (await listUnrated(db)).map(
    ({ provider, productType }) => `${rateLabel(provider, productType)}: no rate yet`,
  )
  return [...lines, ...missing].join('\n')
}

export async function saveRate(db: Db, given: GivenRate, now: () => Date): Promise<string> {
  const row = readRate(given)
  const [added] = await rateCard.insertAll(db, [row])
  const startsInFuture = added ? undefined : await rateCard.change(db, row, now)
  if (startsInFuture) {
    throw new Error(
      `Nothing was changed: the present rate of ${rateLabel(row.provider, row.productType)} starts in the future, at ${startsInFuture.toISOString()}. Check the clocks of this machine and of the one that set it, or set the rate again after that time.`,
    )
  }
  const past = added
    ? 'This is the first rate, so it also applies to earlier sales'
    : 'Earlier sales, and refunds of them, keep their earlier rate'
  return `${rateLabel(row.provider, row.productType)}: ${Number(row.payoutRate)} %. ${past}.`
}

/** Each offered operator and product type without a rate. */
async function listUnrated(db: Db) {
  const rated = await rateCard.list(db)
  return operators
    .filter(({ offered }) => offered)
    .flatMap(({ code }) =>
      productTypes.flatMap(({ id, offered }) => (offered ? [{ provider: code, productType: id }] : [])),
    )
    .filter((each) => !rated.some((row) => row.provider === each.provider && row.productType === each.productType))
}

/** A warning for the server's start; undefined when every offered operator has a rate. */
export async function findRateWarning(db: Db): Promise<string | undefined> {
  const unrated = await listUnrated(db)
  if (unrated.length === 0) return undefined
  const commands = unrated.map(({ provider, productType }) => `${provider} ${productType}`).join(', ')
  return `No payout rate for ${commands}: net volumes of their sales are 0.00 until the command rates set PROVIDER PRODUCT_TYPE RATE sets one`
}

function readRate({ provider, productType, payoutRate }: GivenRate): rateCard.RateCardRow {
  const operator = operators.find(({ code }) => code === provider)
  if (!operator) {
    throw new Error(`'${provider}' is no operator: give one of ${operators.map(({ code }) => code).join(', ')}`)
  }
  const product = /^\d{1,3}$/.test(productType) && findProductType(Number(productType))
  if (!product) throw new Error(`'${productType}' is no product type: give one of ${productTypeList}`)
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(payoutRate) || Number(payoutRate) > 100) {
    throw new Error(`'${payoutRate}' is no payout rate: give per cent from 0 to 100, with two decimals at most`)
  }
  // Every list uses the operators' order of src/server/operators.ts.
  return { provider: operator.code, productType: product.id, payoutRate, position: operator.id }
}

function rateLabel(provider: string, productType: number): string {
  return `${provider}, ${findProductType(productType)?.name ?? `product type ${productType}`}`
}
