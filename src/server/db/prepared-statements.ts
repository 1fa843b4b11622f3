import { type PGlite, parse, protocol, type QueryOptions, type Results } from '@electric-sql/pglite'

type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number]

interface Statement {
  name: string
  parameterTypes: number[]
  /** The message that describes the columns of its rows; none for a statement without rows. */
  columns: Message[]
  runs: number
}

const { serialize } = protocol
const maxPrepared = 200
/** The embedded database never runs ANALYZE, so plans made on small tables must expire. */
const runsPerPlan = 1000

const rows = /^\s*(select|insert|update|delete|with)\b/i
const tables = /\b(create|alter|drop|truncate)\b/i

export const isPreparable = (query: string): boolean => rows.test(query) && !changesTables(query)

/** May return true for other statements. */
export const changesTables = (query: string): boolean => tables.test(query)

/**
 * Statements prepared in PGlite, by their text. PGlite itself parses, plans and describes each statement in five messages,
 * which takes longer than running it; a prepared one takes one message.
 */
export class PreparedStatements {
  readonly #database: PGlite
  readonly #prepared = new Map<string, Statement>()
  #named = 0
  #isOutdated = false

  constructor(database: PGlite) {
    this.#database = database
  }

  /** Invalidates every prepared statement. */
  outdate(): void {
    this.#isOutdated = true
  }

  /** Requires exclusive use of the database until it resolves. */
  async run<T>(query: string, params: unknown[] = [], options?: QueryOptions): Promise<Results<T>> {
    const { name, parameterTypes, columns } = await this.#statement(query)
    const values = params.map((value, index) => this.#write(value, parameterTypes[index] ?? 0, options))
    const messages = await this.#send(
      serialize.bind({ statement: name, values }),
      serialize.execute({}),
      serialize.sync(),
    )
    // Inherits through the prototype: copying over a hundred parsers per statement is slow.
    const parsers: PGlite['parsers'] = Object.assign(Object.create(this.#database.parsers), options?.parsers)
    const rowMode = options?.rowMode && { rowMode: options.rowMode }
    // The row type is known to the caller only.
    const [results] = parse.parseResults([...columns, ...messages], parsers, rowMode) as Results<T>[]
    if (!results) throw new Error('PGlite gave no result')
    return results
  }

  async #statement(query: string): Promise<Statement> {
    if (this.#isOutdated) for (const outdated of [...this.#prepared.keys()]) await this.#close(outdated)
    this.#isOutdated = false
    const found = this.#prepared.get(query)
    if (found && ++found.runs < runsPerPlan) return found
    if (found) await this.#close(query)
    const [oldest] = this.#prepared.keys()
    if (oldest !== undefined && this.#prepared.size >= maxPrepared) await this.#close(oldest)
    return await this.#prepare(query)
  }

  async #prepare(query: string): Promise<Statement> {
    const name = `portal_${++this.#named}`
    const messages = await this.#send(
      serialize.parse({ name, text: query }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    )
    const columns = messages.filter((message) => message.name === 'rowDescription')
    const statement = { name, parameterTypes: parse.parseDescribeStatementResults(messages), columns, runs: 0 }
    this.#prepared.set(query, statement)
    return statement
  }

  async #close(query: string): Promise<void> {
    const name = this.#prepared.get(query)?.name
    this.#prepared.delete(query)
    if (name) await this.#send(serialize.close({ type: 'S', name }), serialize.sync())
  }

  #write(value: unknown, type: number, options?: QueryOptions): string | null {
    if (value === null || value === undefined) return null
    const serializer = options?.serializers?.[type] ?? this.#database.serializers[type]
    return serializer ? serializer(value) : String(value)
  }

  async #send(...messages: Uint8Array[]): Promise<Message[]> {
    return await this.#database.execProtocolStream(Buffer.concat(messages), { syncToFs: false })
  }
}
