import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { compareOutput, filesIn, type Output, writeOutput } from './output.ts'

let folder: string

beforeEach(() => {
  folder = temporaryFolder('generated')
})

const output: Output = new Map([
  ['portal/types.ts', { text: 'types', source: 'openapi/portal.yaml' }],
  ['operations.ts', { text: 'operations', source: 'openapi/portal.yaml' }],
])

it('writes only changed files', () => {
  expect(writeOutput(output, folder).written).toEqual(['portal/types.ts', 'operations.ts'])
  writeFileSync(join(folder, 'operations.ts'), 'edited by hand')
  expect(writeOutput(output, folder)).toEqual({ written: ['operations.ts'], removed: [] })
  expect(readFileSync(join(folder, 'operations.ts'), 'utf8')).toBe('operations')
})

it('removes files that no specification produces', () => {
  writeOutput(output, folder)
  writeFileSync(join(folder, 'portal', 'old.ts'), '')
  expect(writeOutput(output, folder).removed).toEqual(['portal/old.ts'])
  expect(filesIn(folder)).toEqual(['operations.ts', 'portal/types.ts'])
})

it('reports a difference of one byte', () => {
  writeOutput(output, folder)
  writeFileSync(join(folder, 'operations.ts'), 'operations ')
  expect(compareOutput(output, folder)).toEqual({ changed: ['operations.ts'], stale: [] })
})
