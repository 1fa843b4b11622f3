import { describe, expect, it } from 'vitest'
import { files, read } from './support/tree.ts'

// docs/decisions/0036-migrations-keep-the-version-before.md

/** The last migration before the rule. */
const last = 40

/** Statements that fail an insert or a read of the version before. */
const contracting =
  /\b(drop (table|column|view|function)|rename (to|column|constraint)|set not null|alter column \S+ (set data )?type|add constraint \S+ (check|unique))\b|\badd column (?!.*\bdefault\b).*\bnot null\b/i

const explained = /^-- (contract: unused since \d+\.\d+\.\d+|widens the check before it)$/m

const statementsOf = (text: string) => text.split('--> statement-breakpoint').map((statement) => statement.trim())

/** The contracting statements without a line that names the version which stopped using the old shape. */
function unexplained(text: string): string[] {
  return statementsOf(text).filter((statement) => contracting.test(statement) && !explained.test(statement))
}

describe('a migration', () => {
  const later = files('src/server/db/migrations/*.sql').filter((path) => Number(/(\d+)_/.exec(path)?.[1]) > last)

  it('keeps the version before it working', () => {
    const breaking = later.flatMap((path) => unexplained(read(path)).map((statement) => `${path}: ${statement}`))
    expect(breaking).toEqual([])
  })

  it.each([
    'ALTER TABLE "projects" DROP COLUMN "name";',
    'ALTER TABLE "projects" RENAME COLUMN "name" TO "title";',
    'ALTER TABLE "projects" ALTER COLUMN "name" SET NOT NULL;',
    'ALTER TABLE "projects" ALTER COLUMN "name" SET DATA TYPE integer;',
    'ALTER TABLE "projects" ADD COLUMN "name" text NOT NULL;',
    'DROP TABLE "projects";',
  ])('contracts only with the version that stopped using it: %s', (statement) => {
    expect(unexplained(statement)).toEqual([statement])
    expect(unexplained(`-- contract: unused since 0.2.0\n${statement}`)).toEqual([])
  })

  it.each([
    'ALTER TABLE "projects" ADD COLUMN "name" text;',
    `ALTER TABLE "projects" ADD COLUMN "name" text DEFAULT '' NOT NULL;`,
    'CREATE TABLE "projects" ("name" text NOT NULL);',
    'CREATE INDEX "projects_name" ON "projects" ("name");',
  ])('expands freely: %s', (statement) => {
    expect(unexplained(statement)).toEqual([])
  })
})
