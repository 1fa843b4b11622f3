import { AsyncResource } from 'node:async_hooks'
import pg from 'pg'
import { activeSpan } from '#server/telemetry/spans.ts'
import { inStatementSpan } from '#server/telemetry/statement-spans.ts'

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: boolean | Error) => void,
) => void

/** A pool that reports how long each request waited for a connection, and whose statements have spans. */
export class WatchedPool extends pg.Pool {
  onWait: (seconds: number) => void = () => {}

  constructor(options: pg.PoolConfig) {
    super(options)
    this.on('connect', traceStatements)
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    const started = performance.now()
    const connected = () => this.onWait((performance.now() - started) / 1000)
    if (!callback) {
      return super.connect().then((client) => {
        connected()
        return client
      })
    }
    // A connection that another request returns is handed over in the context of that request.
    const own = activeSpan() ? AsyncResource.bind(callback) : callback
    super.connect((error, client, done) => {
      if (client) connected()
      own(error, client, done)
    })
    return undefined
  }
}

function traceStatements(client: pg.PoolClient): void {
  const own = Object.hasOwn(client, 'query') ? client.query : undefined
  const send = (args: unknown[]): unknown => Reflect.apply(own ?? pg.Client.prototype.query, client, args)
  Object.assign(client, {
    query: (...args: unknown[]) => {
      const text = activeSpan() && statementText(args[0])
      return text === undefined ? send(args) : sendTraced(text, args, send)
    },
  })
}

/** With a callback, as the pool calls it, or with a promise. */
function sendTraced(text: string, args: unknown[], send: (args: unknown[]) => unknown): Promise<unknown> | undefined {
  const callback = args.at(-1)
  if (typeof callback !== 'function') return inStatementSpan(text, async () => await send(args))
  inStatementSpan(text, async () => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    send([...args.slice(0, -1), (error: unknown, result: unknown) => (error ? reject(error) : resolve(result))])
    return await promise
  }).then(
    (result) => callback(null, result),
    (error) => callback(error),
  )
  return undefined
}

function statementText(statement: unknown): string | undefined {
  if (typeof statement === 'string') return statement
  const isConfig =
    typeof statement === 'object' && statement !== null && 'text' in statement && !('submit' in statement)
  return isConfig ? String(statement.text) : undefined
}
