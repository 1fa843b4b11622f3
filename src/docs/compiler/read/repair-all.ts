import { type Config, type Document, lintDocument } from '@redocly/openapi-core'
import type { OnWarning, Problem } from './document-error.ts'
import type { LocalResolver } from './local-resolver.ts'
import { isProblem, problemOf } from './locate.ts'
import { repair } from './repair.ts'
import { leadsToBrokenFile } from './rules.ts'

const maxRounds = 20

/**
 * Repairs until no new problem is found: removing a value may leave a parent without a field that it needs. Such a
 * consequence is not reported.
 */
export async function repairAll(
  root: Document,
  resolver: LocalResolver,
  config: Config,
  onWarning: OnWarning,
): Promise<void> {
  const known = new Set<string>()
  const repaired: string[] = []
  for (let round = 0; round < maxRounds; round += 1) {
    const found = await lintDocument({ document: root, externalRefResolver: resolver, config })
    if (round === 0) for (const problem of resolver.broken) onWarning({ ...problem, rule: 'unreadable-file' })
    const problems = found
      .filter(isProblem)
      .map(problemOf)
      .filter((problem) => !known.has(keyOf(problem)))
    if (problems.length === 0) return
    const places = problems.map((problem) => `${problem.file}${problem.pointer}`)
    // The last list item first, so that the pointers of the others stay valid.
    for (const [index, problem] of [...problems.entries()].reverse()) {
      known.add(keyOf(problem))
      const rule = repair(resolver.parsedFiles.get(problem.file), problem)
      const place = places[index] ?? ''
      if (!repaired.some((other) => other.startsWith(`${place}/`))) problems[index] = { ...problem, rule }
    }
    const causes = problems.filter(({ message }) => !message.includes(leadsToBrokenFile))
    for (const problem of causes) if (problem.rule !== undefined) onWarning(problem)
    repaired.push(...places)
  }
}

const keyOf = ({ file, pointer, message }: Problem): string => `${file}${pointer} ${message}`
