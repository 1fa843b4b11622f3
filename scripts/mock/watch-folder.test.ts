import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { watchFolder } from './watch-folder.ts'

const onChange = vi.fn<() => void>()
let folder: string
let stop: () => void

beforeEach(() => {
  folder = temporaryFolder('portal-watch')
  mkdirSync(join(folder, 'products'))
  write('products/billing.yaml')
  stop = watchFolder(folder, onChange)
})

afterEach(() => {
  stop()
})

const write = (path: string) => writeFileSync(join(folder, path), `${Math.random()}`)

async function expectChange(change: () => void): Promise<void> {
  onChange.mockClear()
  change()
  await waitFor(() => expect(onChange).toHaveBeenCalled())
}

/** As editors save: the file gets another inode. */
function replace(path: string): void {
  write('draft')
  renameSync(join(folder, 'draft'), join(folder, path))
}

it('notices that files are created, written, replaced and deleted', async () => {
  const path = 'products/billing.yaml'
  await expectChange(() => write(path))
  await expectChange(() => replace(path))
  await expectChange(() => write(path))
  await expectChange(() => rmSync(join(folder, path)))
  await expectChange(() => write(path))
})

it('notices files in a folder that was made later', async () => {
  await expectChange(() => mkdirSync(join(folder, 'admin')))
  await expectChange(() => write('admin/notes.yaml'))
})
