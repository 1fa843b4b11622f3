import { gzipSync } from 'node:zlib'
import { blockSize, paddingOf, writeHeader } from '#domain/tar-header.ts'

/** The time that npm gives every file of a package: archives of the same files have the same bytes. */
const modified = Date.UTC(1985, 9, 26, 8, 15) / 1000

/** A package as `npm pack` lays it out: every file below package/, in the given order. */
export function tarball(files: [path: string, text: string][]): Buffer {
  const entries = files.flatMap(([path, text]) => {
    const data = Buffer.from(text)
    const header = writeHeader({ name: `package/${path}`, size: data.length, mode: 0o644, modified })
    return [header, data, Buffer.alloc(paddingOf(data.length))]
  })
  const archive = gzipSync(Buffer.concat([...entries, Buffer.alloc(2 * blockSize)]), { level: 9 })
  // Byte 9 of gzip names the operating system. 255 means unknown, so every machine writes the same bytes.
  archive[9] = 255
  return archive
}
