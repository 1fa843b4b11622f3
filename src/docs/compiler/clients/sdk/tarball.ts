import { gzipSync } from 'node:zlib'

/** The time that npm gives every file of a package: archives of the same files have the same bytes. */
const TIME = Date.UTC(1985, 9, 26, 8, 15) / 1000
const BLOCK = 512

/** A package as `npm pack` lays it out: every file below package/, in the given order. */
export function tarball(files: [path: string, text: string][]): Buffer {
  const entries = files.flatMap(([path, text]) => {
    const data = Buffer.from(text)
    return [headerOf(`package/${path}`, data.length), data, Buffer.alloc((BLOCK - (data.length % BLOCK)) % BLOCK)]
  })
  const archive = gzipSync(Buffer.concat([...entries, Buffer.alloc(2 * BLOCK)]), { level: 9 })
  // Byte 9 of gzip names the operating system. 255 means unknown, so every machine writes the same bytes.
  archive[9] = 255
  return archive
}

/** A header of the ustar format. */
function headerOf(path: string, size: number): Buffer {
  const header = Buffer.alloc(BLOCK)
  const write = (text: string, at: number) => header.write(text, at, 'latin1')
  const number = (value: number, at: number, length: number) =>
    write(`${value.toString(8).padStart(length - 1, '0')}\0`, at)
  if (path.length > 100) throw new Error(`${path} is too long for an archive: 100 characters are the most`)
  write(path, 0)
  number(0o644, 100, 8)
  number(0, 108, 8)
  number(0, 116, 8)
  number(size, 124, 12)
  number(TIME, 136, 12)
  write('        ', 148)
  write('0', 156)
  write('ustar\u000000', 257)
  const sum = header.reduce((total, byte) => total + byte, 0)
  write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return header
}
