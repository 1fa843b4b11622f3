import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { workflowPage } from './workflow-page.ts'

test('docs/workflow.md matches the workflow table (else run npm run docs:workflow)', () => {
  const page = readFileSync(join(import.meta.dirname, '../docs/workflow.md'), 'utf8')
  expect(page).toBe(workflowPage())
})
