import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { snippetsOf } from '#docs/compiler/content/snippets.ts'
import { fillSnippet } from '#docs/model/fill-snippet.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { root } from '#tests/support/tree.ts'

const folder = temporaryFolder('sample-types')

const bodies = {
  none: null,
  json: '{"a": [1, {"b-c": null}]}',
  text: '<a/>',
  form: 'a=1&a=2&b=3',
  multipart: '{"note": "x", "meta": {"a": 1}, "photo": "photo.png"}',
  binary: '',
}
const types = {
  json: 'application/json',
  text: 'text/xml',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
  binary: 'image/png',
}

function sample(kind: keyof typeof bodies): string {
  const body = kind === 'none' ? null : { type: types[kind], files: ['photo'] }
  const call = { method: body ? 'POST' : 'GET', headers: ['X-Api-Key'], body }
  const snippet = snippetsOf(call).find(({ language }) => language === 'typescript')
  if (!snippet) throw new Error('There is no sample in TypeScript')
  const values = { url: 'https://pay.example/v1', headers: { 'X-Api-Key': 'k' }, body: bodies[kind] }
  return fillSnippet(snippet, values).text
}

it('the samples in TypeScript pass the strict type check', () => {
  const kinds = ['none', 'json', 'text', 'form', 'multipart', 'binary'] as const
  for (const kind of kinds) writeFileSync(join(folder, `${kind}.ts`), sample(kind))
  const options = {
    strict: true,
    noEmit: true,
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    skipLibCheck: true,
    lib: ['es2022', 'dom', 'dom.iterable'],
    types: ['node'],
    typeRoots: [join(root, 'node_modules/@types')],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options }))
  const compiler = join(root, 'node_modules/typescript7/bin/tsc')
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' })
  expect(stdout).toBe('')
}, 120_000)
