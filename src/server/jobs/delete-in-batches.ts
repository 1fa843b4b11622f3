/**
 * Runs each deletion until it deletes nothing. Each batch is a statement: none runs long, and completed ones stay
 * deleted. A failure of one deletion does not stop the others.
 */
export async function deleteInBatches(deletions: (() => Promise<number>)[]): Promise<void> {
  const failures: unknown[] = []
  for (const deleteBatch of deletions) {
    try {
      while ((await deleteBatch()) > 0) {}
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
}
