// The part of the tar format (ustar, with GNU's binary sizes) that an archive of a few files needs. Every tar reads it.

export const blockSize = 512

/** Bytes up to the next block. */
export const paddingOf = (size: number): number => (blockSize - (size % blockSize)) % blockSize

const sizeField = { at: 124, length: 12 }
const checksumField = { at: 148, length: 8 }
/** Eleven octal digits. */
const largestOctal = 0o77777777777

interface TarFile {
  name: string
  size: number
  mode: number
  /** In seconds. */
  modified: number
}

export function writeHeader({ name, size, mode, modified }: TarFile): Uint8Array<ArrayBuffer> {
  const header = new Uint8Array(blockSize)
  const write = (text: string, at: number) => header.set(new TextEncoder().encode(text), at)
  if (new TextEncoder().encode(name).length > 100)
    throw new Error(`${name} is too long for the name of a file in an archive`)
  write(name, 0)
  write(octal(mode, 8), 100)
  write(octal(0, 8), 108)
  write(octal(0, 8), 116)
  if (size <= largestOctal) write(octal(size, sizeField.length), sizeField.at)
  else {
    header[sizeField.at] = 0x80
    viewOf(header).setBigUint64(sizeField.at + 4, BigInt(size))
  }
  write(octal(modified, 12), 136)
  write('0', 156)
  write('ustar\x0000', 257)
  write(`${octal(checksumOf(header), 7)} `, checksumField.at)
  return header
}

/** Undefined for a block that is no header. */
export function readHeader(header: Uint8Array): Pick<TarFile, 'name' | 'size'> | undefined {
  if (Number.parseInt(textIn(header, checksumField.at, 6), 8) !== checksumOf(header)) return undefined
  const isBinary = header[sizeField.at] === 0x80
  return {
    name: textIn(header, 0, 100),
    size: isBinary
      ? Number(viewOf(header).getBigUint64(sizeField.at + 4))
      : Number.parseInt(textIn(header, sizeField.at, sizeField.length), 8),
  }
}

/** Digits that fill a field up to its last byte, which is 0. */
const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`

const viewOf = ({ buffer, byteOffset }: Uint8Array) => new DataView(buffer, byteOffset, blockSize)

const textIn = (header: Uint8Array, at: number, length: number) =>
  new TextDecoder().decode(header.subarray(at, at + length)).replace(/\0.*$/s, '')

/** The sum of all bytes, with spaces in the place of the checksum. */
function checksumOf(header: Uint8Array): number {
  const { at, length } = checksumField
  return header.reduce((sum, byte, index) => sum + (index >= at && index < at + length ? 0x20 : byte), 0)
}
