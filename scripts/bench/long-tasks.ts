import type { CDPSession } from 'playwright'

/** The longest task of the page's main thread, in milliseconds. */
export interface Longest {
  /** Wall time. */
  wall: number
  /** CPU time, which load on the machine hardly affects. */
  processor: number
}

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  dur?: number
  tdur?: number
  args?: { name?: string }
}

const categories = ['disabled-by-default-devtools.timeline', '__metadata']

/** Records every task of the page during `act`. Uses a trace because PerformanceObserver omits tasks below 50 ms. */
export async function longestTask(session: CDPSession, act: () => Promise<void>): Promise<Longest> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }) => void events.push(...value.filter(isTraceEvent))
  session.on('Tracing.dataCollected', collect)
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories },
  })
  await act()
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()))
  await session.send('Tracing.end')
  await complete
  session.off('Tracing.dataCollected', collect)
  const pages = new Set(events.filter(isPageThread).map(threadOf))
  const tasks = events.filter((event) => event.name === 'RunTask' && pages.has(threadOf(event)))
  if (tasks.length === 0) throw new Error('the browser recorded no task of the page')
  return {
    wall: Math.max(...tasks.map(({ dur = 0 }) => dur)) / 1000,
    processor: Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000,
  }
}

const isPageThread = ({ name, args }: TraceEvent) => name === 'thread_name' && args?.name === 'CrRendererMain'
const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
const isTraceEvent = (value: object): value is TraceEvent => 'name' in value && 'ph' in value && 'tid' in value
