/** Work that outlives its request; each is safe to hand over twice. */
export interface Work {
  scanDocument(documentId: string): Promise<void>
  runProductTests(testId: string): Promise<void>
}

/** Where no jobs run, in tests for instance, the rows wait for whoever does the work. */
export const noWork: Work = { scanDocument: async () => {}, runProductTests: async () => {} }

type Errand = keyof Work

/** Errands of one request: written down with their cause, handed over once it is done. A lost one is swept up by the jobs. */
export interface Errands {
  add(errand: Errand, id: string): void
  dispatch(): Promise<void>
}

export function openErrands(work: Work): Errands {
  const waiting: { errand: Errand; id: string }[] = []
  return {
    add: (errand, id) => void waiting.push({ errand, id }),
    async dispatch() {
      for (const { errand, id } of waiting.splice(0)) await work[errand](id)
    },
  }
}
