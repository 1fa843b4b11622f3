import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { files, read } from './support/tree.ts'

// docs/decisions/0036-migrations-keep-the-version-before.md

/** The last migration before the rule. */
const last = 40

/** Statements that fail an insert or a read of the version before, or store what it relies on the database to refuse. */
const contracting =
  /\b(drop (table|column|view|function|index|constraint|trigger|default)|rename (to|column|constraint)|set not null|alter column \S+ (set data )?type|add constraint \S+ (check|unique))\b|\badd column (?!.*\bdefault\b).*\bnot null\b/i

/** Migrations that may contract without a line in them. */
const harmless = new Map([
  ['0043_distributed_keys', 'the new primary key has the column of the dropped one, and no statement names it'],
  ['0050_calls_by_row', 'creates the dropped triggers again, with the same effect'],
  [
    '0052_answers_by_product',
    'the new primary keys have the columns of the dropped ones, and only the trigger names them',
  ],
])

const explained = /^-- (contract: unused since \d+\.\d+\.\d+|widens the check before it)$/m

const statementsOf = (text: string) => text.split('--> statement-breakpoint').map((statement) => statement.trim())

/** The contracting statements without a line that names the version which stopped using the old shape. */
function unexplained(text: string): string[] {
  return statementsOf(text).filter(
    (statement) => (contracting.test(statement) || indexesOldRows(statement, text)) && !explained.test(statement),
  )
}

/** A unique index of a table from an earlier migration: inserts wait until it is made, and fail for its duplicates. */
function indexesOldRows(statement: string, text: string): boolean {
  const table = /\bcreate unique index\b.*? on (\S+)/i.exec(statement)?.[1]
  return table !== undefined && !text.toLowerCase().includes(`create table ${table.toLowerCase()} `)
}

/** Statements that write rows. They take long in large tables, and locks of the statements beside them last as long. */
const writing = /^(--.*\n)*(insert|update|delete|with)\b/i

const writesBesideOthers = (text: string) => {
  const statements = statementsOf(text)
  return statements.length > 1 && statements.some((statement) => writing.test(statement))
}

describe('a migration', () => {
  const later = files('src/server/db/migrations/*.sql').filter((path) => Number(/(\d+)_/.exec(path)?.[1]) > last)

  it('keeps the version before it working', () => {
    const others = later.filter((path) => !harmless.has(basename(path, '.sql')))
    const breaking = others.flatMap((path) => unexplained(read(path)).map((statement) => `${path}: ${statement}`))
    expect(breaking).toEqual([])
  })

  it('locks no table while it writes rows', () => {
    expect(later.filter((path) => writesBesideOthers(read(path)))).toEqual([])
    expect(
      writesBesideOthers('ALTER TABLE "a" ADD "b" text;--> statement-breakpoint\n-- All.\nUPDATE "a" SET "b" = 1;'),
    ).toBe(true)
  })

  it.each([
    'ALTER TABLE "projects" DROP COLUMN "name";',
    'ALTER TABLE "projects" RENAME COLUMN "name" TO "title";',
    'ALTER TABLE "projects" ALTER COLUMN "name" SET NOT NULL;',
    'ALTER TABLE "projects" ALTER COLUMN "name" SET DATA TYPE integer;',
    'ALTER TABLE "projects" ADD COLUMN "name" text NOT NULL;',
    'DROP TABLE "projects";',
    'DROP INDEX "projects_name";',
    'DROP TRIGGER "calls_uncounted" ON "calls";',
    'ALTER TABLE "projects" DROP CONSTRAINT "projects_name";',
    'ALTER TABLE "projects" ALTER COLUMN "name" DROP DEFAULT;',
    'CREATE UNIQUE INDEX "projects_name" ON "projects" USING btree ("name");',
  ])('contracts only with the version that stopped using it: %s', (statement) => {
    expect(unexplained(statement)).toEqual([statement])
    expect(unexplained(`-- contract: unused since 0.2.0\n${statement}`)).toEqual([])
  })

  it.each([
    'ALTER TABLE "projects" ADD COLUMN "name" text;',
    `ALTER TABLE "projects" ADD COLUMN "name" text DEFAULT '' NOT NULL;`,
    'CREATE TABLE "projects" ("name" text NOT NULL);',
    'CREATE TABLE "projects" ("name" text);--> statement-breakpoint\nCREATE UNIQUE INDEX "name" ON "projects" ("name");',
    'CREATE INDEX "projects_name" ON "projects" ("name");',
  ])('expands freely: %s', (statement) => {
    expect(unexplained(statement)).toEqual([])
  })
})
