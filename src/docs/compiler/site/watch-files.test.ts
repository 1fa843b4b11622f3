import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { FileWatcher } from './watch-files.ts'

it('notices a save that comes right before it watches the same file again', async () => {
  const file = join(temporaryFolder('docs-watch'), 'boats.yaml')
  writeFileSync(file, 'first')
  const onChange = vi.fn<() => void>()
  const watcher = new FileWatcher(onChange)
  onTestFinished(() => watcher.close())
  watcher.watch([file], false)
  writeFileSync(file, 'second')
  watcher.watch([file], false)
  await waitFor(() => expect(onChange).toHaveBeenCalled())
})
