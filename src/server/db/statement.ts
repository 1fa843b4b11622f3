import type { Db } from '#server/db/database.ts'

/**
 * Builds a statement once per database instead of once per call, which takes Drizzle longer than sending it. Inside a
 * transaction it is built again, since each transaction has its own `Db`.
 */
export function statement<Prepared>(build: (db: Db) => Prepared): (db: Db) => Prepared {
  const built = new WeakMap<Db, Prepared>()
  return (db) => {
    const prepared = built.get(db) ?? build(db)
    built.set(db, prepared)
    return prepared
  }
}

/** Like `statement`, for a statement whose size depends on the number of its rows or values. */
export function statementByCount<Prepared>(build: (db: Db, count: number) => Prepared) {
  const byCount = new Map<number, (db: Db) => Prepared>()
  return (db: Db, count: number): Prepared => {
    const found = byCount.get(count) ?? statement((of) => build(of, count))
    byCount.set(count, found)
    return found(db)
  }
}
