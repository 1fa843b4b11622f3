import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { rewriteZip, unzip, zipOf } from './stored-zip.ts'

const files: [string, string][] = [
  ['bruno.json', '{}\n'],
  ['charges/größe.bru', 'get {\n  url: {{baseUrl}}/ä\n}\n'],
  ['empty.txt', ''],
]

it('reads the files that it wrote', () => {
  expect(unzip(zipOf(files))).toEqual(files)
  expect(unzip(zipOf([]))).toEqual([])
})

it('rewrites texts of other lengths', () => {
  const rewritten = rewriteZip(zipOf(files), (text) => text.replace('{{baseUrl}}', 'https://portal.example/sandbox'))
  expect(unzip(rewritten)[1]?.[1]).toBe('get {\n  url: https://portal.example/sandbox/ä\n}\n')
})

it('writes the checksum of the format', () => {
  const archive = zipOf([['a', 'The quick brown fox']])
  expect(new DataView(archive.buffer).getUint32(14, true)).toBe(crc32('The quick brown fox'))
})

it('writes an archive that other programs read', () => {
  const folder = temporaryFolder('stored-zip')
  writeFileSync(join(folder, 'a.zip'), zipOf(files))
  // The test runner bundles no other reader of archives than Python's, which the samples need too.
  execFileSync('python3', ['-m', 'zipfile', '-e', 'a.zip', '.'], { cwd: folder })
  for (const [path, text] of files) expect(readFileSync(join(folder, path), 'utf8')).toBe(text)
})
