const signals = ['SIGINT', 'SIGTERM'] as const

/** Runs `work`. Ctrl-C or a signal to stop meanwhile runs `cleanUp`, then ends the process as the signal would have. */
export async function withCleanupOnSignal<Result>(cleanUp: () => void, work: () => Promise<Result>): Promise<Result> {
  const end = (signal: NodeJS.Signals) => {
    try {
      cleanUp()
    } finally {
      forget()
      process.kill(process.pid, signal)
    }
  }
  const forget = () => {
    for (const signal of signals) process.off(signal, end)
  }
  for (const signal of signals) process.on(signal, end)
  try {
    return await work()
  } finally {
    forget()
  }
}
