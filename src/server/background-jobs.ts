/** Jobs that outlive their request. Starting the same job twice is safe. */
export interface BackgroundJobs {
  scanDocument(documentId: string): Promise<void>
  runProductTests(testId: string): Promise<void>
}

/** For processes without jobs, such as tests: the stored rows stay pending. */
export const noBackgroundJobs: BackgroundJobs = { scanDocument: async () => {}, runProductTests: async () => {} }

type JobName = keyof BackgroundJobs

/**
 * The jobs of one request, started once it has succeeded. If the process dies before, a periodic sweep finds their rows.
 */
export interface JobQueue {
  add(job: JobName, id: string): void
  flush(): Promise<void>
}

export function createJobQueue(jobs: BackgroundJobs): JobQueue {
  const waiting: { job: JobName; id: string }[] = []
  return {
    add: (job, id) => void waiting.push({ job, id }),
    async flush() {
      for (const { job, id } of waiting.splice(0)) await jobs[job](id)
    },
  }
}
