import type { Db } from '#server/db/database.ts'

/**
 * Builds a statement once per database instead of once per call, which takes Drizzle longer than sending it. Inside a
 * transaction it is built again, since each transaction is a database of its own.
 */
export function statement<Prepared>(build: (db: Db) => Prepared): (db: Db) => Prepared {
  const built = new WeakMap<Db, Prepared>()
  return (db) => {
    const prepared = built.get(db) ?? build(db)
    built.set(db, prepared)
    return prepared
  }
}
