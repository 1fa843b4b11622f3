import { type PGlite, protocol, type Results } from '@electric-sql/pglite'

// PostgreSQL's protocol for one prepared statement. PGlite's own functions copy every value several times, which takes longer
// than the statement (https://www.postgresql.org/docs/current/protocol-message-formats.html).

export type Column = Results['fields'][number]
type Parsers = PGlite['parsers']

interface Notification {
  channel: string
  payload: string
}

interface Answer {
  results: Results
  notifications: Notification[]
}

const codes = {
  bind: code('B'),
  execute: code('E'),
  sync: code('S'),
  row: code('D'),
  complete: code('C'),
  error: code('E'),
  notification: code('A'),
}

function code(letter: string): number {
  return letter.charCodeAt(0)
}

/** Execute all rows of the unnamed portal, then Sync. */
const executeAndSync = Buffer.from([codes.execute, 0, 0, 0, 9, 0, 0, 0, 0, 0, codes.sync, 0, 0, 0, 4])

/** Binds values in text format to a prepared statement and executes it. */
export function writeRun(statement: string, values: (string | null)[]): Buffer {
  const lengths = values.map((value) => (value === null ? -1 : Buffer.byteLength(value)))
  const sizeOfValues = lengths.reduce((sum, length) => sum + 4 + Math.max(0, length), 0)
  // Portal, statement, the number of formats of values, values, and the number of formats of columns: none means text.
  const size = 4 + 1 + (statement.length + 1) + 2 + 2 + sizeOfValues + 2
  const message = Buffer.allocUnsafe(1 + size + executeAndSync.length)
  let at = message.writeUInt8(codes.bind)
  at = message.writeInt32BE(size, at)
  at = message.writeUInt8(0, at)
  at += message.write(`${statement}\0`, at, 'latin1')
  at = message.writeInt16BE(0, at)
  at = message.writeUInt16BE(values.length, at)
  for (const [index, value] of values.entries()) {
    at = message.writeInt32BE(lengths[index] ?? -1, at)
    if (value !== null) at += message.write(value, at)
  }
  at = message.writeInt16BE(0, at)
  executeAndSync.copy(message, at)
  return message
}

interface ReadOptions {
  columns: Column[]
  /** By type of a column. */
  parserOf(type: number): Parsers[number] | undefined
  rowMode: 'array' | 'object'
}

/** Reads the answer to `writeRun`. Throws the error of a failed statement. */
export function readAnswer(bytes: Buffer, { columns, parserOf, rowMode }: ReadOptions): Answer {
  const parsers = columns.map(({ dataTypeID }) => parserOf(dataTypeID))
  const rows: Results['rows'] = []
  let tag = ''
  let isUnusual = false
  for (let start = 0; start < bytes.length; start = endOf(bytes, start)) {
    const kind = bytes[start]
    if (kind === codes.row) {
      const values = readRow(bytes, start + 5, columns, parsers)
      rows.push(
        rowMode === 'array' ? values : Object.fromEntries(columns.map(({ name }, index) => [name, values[index]])),
      )
    } else if (kind === codes.complete) tag = bytes.toString('latin1', start + 5, endOf(bytes, start) - 1)
    else if (kind === codes.error || kind === codes.notification) isUnusual = true
  }
  const notifications = isUnusual ? readUnusual(bytes) : []
  return { results: { rows, fields: columns, ...countsOf(tag) }, notifications }
}

function endOf(bytes: Buffer, start: number): number {
  return start + 1 + bytes.readInt32BE(start + 1)
}

function readRow(bytes: Buffer, start: number, columns: Column[], parsers: (Parsers[number] | undefined)[]): unknown[] {
  const values: unknown[] = []
  let at = start + 2
  for (const [index, { dataTypeID }] of columns.entries()) {
    const length = bytes.readInt32BE(at)
    at += 4
    if (length < 0) {
      values.push(null)
      continue
    }
    const text = bytes.toString('utf8', at, at + length)
    const parse = parsers[index]
    values.push(parse ? parse(text, dataTypeID) : text)
    at += length
  }
  return values
}

/** 'SELECT 2' and 'INSERT 0 2' end in the number of rows. */
function countsOf(tag: string): Pick<Results, 'command' | 'rowCount' | 'affectedRows'> {
  const [command = '', ...rest] = tag.split(' ')
  const rowCount = Number(rest.at(-1) ?? 0)
  return { command, rowCount, affectedRows: command === 'SELECT' ? 0 : rowCount }
}

/** Errors and notifications have many fields and are rare. */
function readUnusual(bytes: Buffer): Notification[] {
  const notifications: Notification[] = []
  new protocol.Parser().parse(bytes, (message) => {
    if (message instanceof protocol.messages.DatabaseError) throw message
    if (message instanceof protocol.messages.NotificationResponseMessage) notifications.push(message)
  })
  return notifications
}
