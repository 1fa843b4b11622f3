import { and, asc, eq, notInArray } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { ipAddresses } from '#server/db/schema.ts'

export type IpAddress = typeof ipAddresses.$inferSelect

/** Numerical order: the column is an inet. */
export function listOfProject(db: Db, projectId: string): Promise<IpAddress[]> {
  return db.select().from(ipAddresses).where(eq(ipAddresses.projectId, projectId)).orderBy(asc(ipAddresses.address))
}

export async function insertAll(
  db: Db,
  projectId: string,
  addresses: string[],
  status: IpAddress['status'],
): Promise<void> {
  if (addresses.length === 0) return
  await db.insert(ipAddresses).values(addresses.map((address) => ({ projectId, address, status })))
}

/** When the project goes live. */
export async function activateAll(db: Db, projectId: string): Promise<void> {
  await db.update(ipAddresses).set({ status: 'active' }).where(eq(ipAddresses.projectId, projectId))
}

/** Keeps the rows of addresses that stay. */
export async function replaceAll(tx: Db, projectId: string, addresses: string[]): Promise<void> {
  await tx
    .delete(ipAddresses)
    .where(and(eq(ipAddresses.projectId, projectId), notInArray(ipAddresses.address, addresses)))
  const kept = new Set((await listOfProject(tx, projectId)).map(({ address }) => address))
  const fresh = [...new Set(addresses)].filter((address) => !kept.has(address))
  await insertAll(tx, projectId, fresh, 'inactive')
}

/** The removed address; undefined when the project has none with this id. */
export async function remove(db: Db, projectId: string, id: string): Promise<string | undefined> {
  const [removed] = await db
    .delete(ipAddresses)
    .where(and(eq(ipAddresses.id, id), eq(ipAddresses.projectId, projectId)))
    .returning({ address: ipAddresses.address })
  return removed?.address
}
