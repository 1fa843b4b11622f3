import { Counter, type Registry } from 'prom-client'

type CountCall = (labels: { operation: string; result: string; refusal: string }) => void

/** Counts every call of an environment, those included that no project's log has. Registered once per process and registry. */
export function countCalls(metrics: Registry, environment: string): CountCall {
  const known = metrics.getSingleMetric('gateway_calls_total')
  const counter =
    known instanceof Counter
      ? known
      : new Counter({
          name: 'gateway_calls_total',
          help: 'Calls of the payment API, by what became of them',
          labelNames: ['environment', 'operation', 'result', 'refusal'],
          registers: [metrics],
        })
  return (labels) => counter.inc({ environment, ...labels })
}
