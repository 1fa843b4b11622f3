/**
 * Zip archives without compression, so that a text inside is replaced without a library. Every archive of the same files
 * has the same bytes: entries have no time of their own.
 */

/** The archive of text files. */
export function zipOf(files: readonly (readonly [path: string, text: string])[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder()
  const parts: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let offset = 0
  for (const [path, text] of files) {
    const [name, data] = [encoder.encode(path), encoder.encode(text)]
    const facts = factsOf(name, data)
    const local = [numbers(['u32', 0x04034b50]), facts, name, data]
    directory.push(
      numbers(['u32', 0x02014b50], ['u16', 20]),
      facts,
      numbers(['u16', 0], ['u16', 0], ['u16', 0], ['u32', 0], ['u32', offset]),
      name,
    )
    parts.push(...local)
    offset += sizeOf(local)
  }
  const count = files.length
  const end = numbers(
    ['u32', 0x06054b50],
    ['u16', 0],
    ['u16', 0],
    ['u16', count],
    ['u16', count],
    ['u32', sizeOf(directory)],
    ['u32', offset],
    ['u16', 0],
  )
  return joined([...parts, ...directory, end])
}

/** The text files of an archive that `zipOf` wrote. */
export function unzip(archive: Uint8Array): [path: string, text: string][] {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength)
  const decoder = new TextDecoder()
  const files: [string, string][] = []
  let at = 0
  while (view.getUint32(at, true) === 0x04034b50) {
    const [size, nameSize] = [view.getUint32(at + 18, true), view.getUint16(at + 26, true)]
    const data = at + 30 + nameSize
    files.push([decoder.decode(archive.subarray(at + 30, data)), decoder.decode(archive.subarray(data, data + size))])
    at = data + size
  }
  return files
}

/** The archive with every text rewritten. */
export const rewriteZip = (archive: Uint8Array, rewrite: (text: string) => string): Uint8Array<ArrayBuffer> =>
  zipOf(unzip(archive).map(([path, text]) => [path, rewrite(text)]))

/** The first of January 1980, the earliest day that the format knows. */
const DAY = 0x21
const UTF8_NAMES = 0x800

function factsOf(name: Uint8Array, data: Uint8Array): Uint8Array {
  return numbers(
    ['u16', 20],
    ['u16', UTF8_NAMES],
    ['u16', 0],
    ['u16', 0],
    ['u16', DAY],
    ['u32', crc32(data)],
    ['u32', data.length],
    ['u32', data.length],
    ['u16', name.length],
    ['u16', 0],
  )
}

function numbers(...values: ['u16' | 'u32', number][]): Uint8Array {
  const view = new DataView(new ArrayBuffer(values.reduce((sum, [kind]) => sum + (kind === 'u16' ? 2 : 4), 0)))
  let at = 0
  for (const [kind, value] of values) {
    if (kind === 'u16') view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += kind === 'u16' ? 2 : 4
  }
  return new Uint8Array(view.buffer)
}

const sizeOf = (parts: Uint8Array[]) => parts.reduce((sum, { length }) => sum + length, 0)

function joined(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(sizeOf(parts))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

function crc32(data: Uint8Array): number {
  let crc = -1
  for (const byte of data) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return (crc ^ -1) >>> 0
}
