import { describe, expect, it } from 'vitest'
import type { OpenApiDocument } from '#domain/openapi.ts'
import type { Version } from './changelog.ts'
import { checkVersion } from './check-version.ts'
import type { Difference } from './report.ts'
import { rules } from './rules.ts'

const documentOf = (version: string): OpenApiDocument => ({
  openapi: '3.1.0',
  info: { title: 'Billing', version },
  paths: { '/charges': { post: { operationId: 'charge' } } },
})

const first: Version = { version: '1.0.0', released: '2026-01-01', sha256: '', lines: [{ text: 'The first release.' }] }
const entry = (version: string): Version => ({
  version,
  lines: [{ text: 'Amounts may be longer.', operations: ['charge'] }],
})

const difference = (rule: Difference['rule']): Difference => ({
  rule,
  kind: rules[rule].kind,
  pointer: '#/paths',
  message: 'changed',
  operations: [],
})

const check = (version: string, rule: Difference['rule'], versions = [entry(version), first]) =>
  checkVersion({ document: documentOf(version), differences: [difference(rule)], versions })

describe('checkVersion', () => {
  it('asks for a new major version after a breaking change', () => {
    expect(check('1.1.0', 'operation-removed')).toEqual([
      'info.version is 1.1.0 after 1.0.0, and operation-removed at #/paths (changed) is a breaking change: it needs a new ' +
        'major version, 2.0.0 or later',
    ])
    expect(check('2.0.0', 'operation-removed')).toEqual([])
  })

  it('asks for a new minor version after an additive change, and for a new patch version after a change of text', () => {
    expect(check('1.0.1', 'operation-added')).toEqual([expect.stringContaining('1.1.0 or later')])
    expect(check('1.1.0', 'operation-added')).toEqual([])
    expect(check('1.0.1', 'text-changed')).toEqual([])
  })

  it('asks for a changelog line after any change', () => {
    expect(check('1.0.1', 'text-changed', [first])).toEqual([expect.stringContaining('no lines for 1.0.1')])
  })

  it('refuses a changelog line about an operation that does not exist', () => {
    const line = { text: 'Gone.', operations: ['refund'] }
    expect(check('1.0.1', 'text-changed', [{ version: '1.0.1', lines: [line] }, first])).toEqual([
      expect.stringContaining('refund'),
    ])
  })

  it('refuses a new version when nothing changed', () => {
    const facts = { differences: [], versions: [first] }
    expect(checkVersion({ document: documentOf('1.0.1'), ...facts })).toHaveLength(1)
    expect(checkVersion({ document: documentOf('1.0.0'), ...facts })).toEqual([])
  })

  it('asks only for changelog lines before the first release', () => {
    const document = documentOf('1.0.0')
    expect(checkVersion({ document, differences: [], versions: [] })).toHaveLength(1)
    expect(checkVersion({ document, differences: [], versions: [entry('1.0.0')] })).toEqual([])
  })
})
