import { BackupError } from '#server/backup/backup-error.ts'

// The part of the tar format (ustar, with GNU's binary sizes) that an archive of a few files needs. Every tar reads it.

export const blockSize = 512

export interface Entry {
  name: string
  size: number
  sha256: string
}

/** Zero bytes up to the next block. */
export function paddingOf(size: number): number {
  return (blockSize - (size % blockSize)) % blockSize
}

const sizeField = { at: 124, length: 12 }
const checksumField = { at: 148, length: 8 }
/** Eleven octal digits. */
const largestOctal = 0o77777777777

export function headerOf(name: string, size: number): Buffer {
  const header = Buffer.alloc(blockSize)
  if (Buffer.byteLength(name) > 100) throw new BackupError(`${name} is too long for the name of a file in an archive`)
  header.write(name, 0)
  header.write('0000600\0', 100)
  header.write('0000000\0', 108)
  header.write('0000000\0', 116)
  if (size <= largestOctal) header.write(`${size.toString(8).padStart(11, '0')}\0`, sizeField.at)
  else {
    header[sizeField.at] = 0x80
    header.writeBigUInt64BE(BigInt(size), sizeField.at + 4)
  }
  header.write('00000000000\0', 136)
  header.write('0', 156)
  header.write('ustar\x0000', 257)
  header.write(`${checksumOf(header).toString(8).padStart(6, '0')}\0 `, checksumField.at)
  return header
}

/** Undefined for the empty block at the end. Throws for anything that is no header. */
export function readHeader(header: Buffer): { name: string; size: number } | undefined {
  if (header.every((byte) => byte === 0)) return undefined
  const stored = Number.parseInt(header.toString('latin1', checksumField.at, checksumField.at + 6), 8)
  if (header.length < blockSize || stored !== checksumOf(header))
    throw new BackupError('it is not an archive of backup')
  const name = header.toString('utf8', 0, 100).replace(/\0.*$/s, '')
  return { name, size: sizeIn(header) }
}

function sizeIn(header: Buffer): number {
  if (header[sizeField.at] === 0x80) return Number(header.readBigUInt64BE(sizeField.at + 4))
  return Number.parseInt(header.toString('latin1', sizeField.at, sizeField.at + 11), 8)
}

/** The sum of all bytes, with spaces in the place of the checksum. */
function checksumOf(header: Buffer): number {
  const { at, length } = checksumField
  return header.reduce((sum, byte, index) => sum + (index >= at && index < at + length ? 0x20 : byte), 0)
}
