/** PGlite, or a client of PostgreSQL. */
export interface Queries {
  query(text: string): Promise<{ rows: unknown[] }>
}

const listTables = `
  select format('%I.%I', n.nspname, c.relname) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition
    and n.nspname <> 'information_schema' and n.nspname !~ '^pg_'
  order by 1`

/** Tables of every schema, a partitioned one once. */
export async function tableNames(database: Queries): Promise<string[]> {
  const { rows } = await database.query(listTables)
  return (rows as { name: string }[]).map(({ name }) => name)
}

/** Rows per table. */
export async function countRows(database: Queries): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const name of await tableNames(database)) {
    const { rows } = await database.query(`select count(*)::text as rows from ${name}`)
    counts[name] = Number((rows as { rows: string }[])[0]?.rows)
  }
  return counts
}

/** When the last applied migration was created, in milliseconds. Zero without any. */
export async function lastMigrationTime(database: Queries): Promise<number> {
  if (!(await tableNames(database)).includes('drizzle.__drizzle_migrations')) return 0
  const { rows } = await database.query('select max(created_at)::text as applied from drizzle.__drizzle_migrations')
  return Number((rows as { applied: string | null }[])[0]?.applied)
}

export function findDifferentTable<Value>(expected: Record<string, Value>, found: Record<string, Value>) {
  const names = new Set([...Object.keys(expected), ...Object.keys(found)])
  return [...names].find((each) => expected[each] !== found[each])
}

/** The first table whose number of rows differs, in words. */
export function findDifference(expected: Record<string, number>, found: Record<string, number>): string | undefined {
  const name = findDifferentTable(expected, found)
  return name && `${name} has ${found[name] ?? 'no'} rows instead of ${expected[name] ?? 'none'}`
}
