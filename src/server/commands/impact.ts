import { counted } from '#domain/counts.ts'
import type { CallPart, ProductChanges } from '#domain/product-changes.ts'
import type { ProductImpact, Use, UsedChange, UsedEnding } from '#domain/product-impact.ts'
import { dayOf } from '#domain/time.ts'
import { type Command, readArguments, UsageError } from '#server/commands/command.ts'
import { withDatabase } from '#server/commands/with-database.ts'
import type { Db } from '#server/db/database.ts'
import { useDays, usesSince } from '#server/impact/find-uses.ts'
import { productImpact, readProductChanges } from '#server/impact/product-impact.ts'
import * as operationCalls from '#server/repositories/operation-calls.ts'

type Print = (line: string) => void

type ReadChanges = () => ProductChanges[] | Promise<ProductChanges[]>

/** `read` returns the changes of every product. */
export function impactCommandOf(read: ReadChanges): Command {
  return {
    usage: (program) => `usage: ${program} [PRODUCT...]

Prints who called what changes in the API products, in the last ${useDays} days: what ends on a day, the differences from the last
release and those of the last release, breaking ones first. A change of a request's field counts the calls that sent it;
another default, and a field that is required now, the calls without it.
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
      await withDatabase(process.env, async (db) => {
        for (const product of wanted) await writeImpact(db, product, new Date(), console.log)
      })
      return undefined
    },
  }
}

export const impactCommand = impactCommandOf(readProductChanges)

/** Everything about one product. */
export async function writeImpact(db: Db, changes: ProductChanges, now: Date, print: Print): Promise<void> {
  const since = usesSince(now)
  const impact = await productImpact({ db, since }, changes)
  const { endings, comparisons } = impact
  const names = await namesOf(db, impact)
  print(`${changes.product}: calls since ${dayOf(since)}`)
  if (endings.length === 0) print('  Nothing ends.')
  for (const ending of endings) writeEnding(ending, names, print)
  if (comparisons.every(({ released }) => released !== null)) print('  Nothing changed since the last release.')
  for (const { version, before, changes: found } of comparisons) {
    print(`  ${version}: ${counted(found.length, 'difference')} from ${before}`)
    for (const change of found) writeChange(change, names, print)
  }
}

type Names = Map<string, operationCalls.NamedProject>

async function namesOf(db: Db, { endings, comparisons }: ProductImpact): Promise<Names> {
  const used = [...endings, ...comparisons.flatMap(({ changes }) => changes)]
  const ids = new Set(used.flatMap(({ uses }) => uses.map(({ projectId }) => projectId)))
  return new Map((await operationCalls.listNamedProjects(db, [...ids])).map((each) => [each.id, each]))
}

function writeEnding({ part, label, sunset, uses }: UsedEnding, names: Names, print: Print): void {
  print(`  ends on ${sunset}: ${label}, ${part.method} ${part.path}`)
  writeUses(uses, [part], names, print)
}

function writeChange({ kind, rule, message, pointer, parts, uses }: UsedChange, names: Names, print: Print): void {
  const operations = parts.map(({ method, path }) => `${method} ${path}`).join(', ')
  print(`    ${kind.padEnd(9)} ${rule}: ${message}, at ${pointer}, in ${operations}`)
  writeUses(uses, parts, names, print)
}

const indent = ' '.repeat(14)

function writeUses(uses: Use[], parts: CallPart[], names: Names, print: Print): void {
  const unused = parts.some(({ sends }) => sends) ? 'no project made an affected call' : 'no project called it'
  if (uses.length === 0) print(`${indent}${unused}`)
  for (const { projectId, environment, calls, unknown, lastAt } of uses) {
    const { partnerName, name } = names.get(projectId) ?? {}
    // Names are what a person typed: quoted, they add no control character to a terminal.
    const who = `${quoted(partnerName)}, ${quoted(name)}, ${environment}`
    const last = `last on ${lastAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`
    if (calls > 0) print(`${indent}${who}: ${counted(calls, 'call')}, ${last}`)
    if (unknown > 0) print(`${indent}${who}: ${counted(unknown, 'call')}; the log does not keep fields of these calls`)
  }
}

const quoted = (text: string | undefined) => (text === undefined ? 'a deleted project' : JSON.stringify(text))
