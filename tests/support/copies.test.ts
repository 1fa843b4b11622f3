import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { pathOfCopy, pathOfRun } from './copies.ts'
import { runToEnd } from './run-to-end.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { root } from './tree.ts'

it('has one path in all processes of a run while the sources change', async () => {
  onTestFinished(() => {
    delete process.env.COPY_OF_RUN_SAMPLE
  })
  const source = join(temporaryFolder('copies'), 'source.txt')
  writeFileSync(source, 'before')
  const path = pathOfRun('sample', [source])
  expect(path).toBe(pathOfCopy('sample', [source]))
  writeFileSync(source, 'after')
  expect(pathOfCopy('sample', [source])).not.toBe(path)
  const program = `import { pathOfRun } from './tests/support/copies.ts'; console.log(pathOfRun('sample', ['${source}']))`
  const worker = await runToEnd([process.execPath, '--input-type=module', '--eval', program], { cwd: root })
  expect(worker).toMatchObject({ stdout: `${path}\n`, status: 0 })
})
