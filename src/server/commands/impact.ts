import { counted } from '#domain/counts.ts'
import type { CallPart, ProductChanges } from '#domain/product-changes.ts'
import type { ProductImpact, Use, UsedChange, UsedEnding } from '#domain/product-impact.ts'
import { dayOf } from '#domain/time.ts'
import { withDatabase } from '#server/commands/with-database.ts'
import type { Db } from '#server/db/database.ts'
import { usesSince } from '#server/impact/find-uses.ts'
import { productImpact } from '#server/impact/product-impact.ts'
import * as operationCalls from '#server/repositories/operation-calls.ts'

type Print = (line: string) => void

/** The command `impact`. */
export async function printImpact(
  environment: NodeJS.ProcessEnv,
  products: ProductChanges[],
  print: Print,
): Promise<void> {
  await withDatabase(environment, async (db) => {
    for (const product of products) await writeImpact(db, product, new Date(), print)
  })
}

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
  return new Map((await operationCalls.listNames(db, [...ids])).map((each) => [each.id, each]))
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
  const concerns = parts.some(({ sends }) => sends) ? 'no project made a call that it concerns' : 'no project called it'
  if (uses.length === 0) print(`${indent}${concerns}`)
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
