import { load } from 'js-yaml'
import { expect, it } from 'vitest'
import { read } from './support/tree.ts'

interface Step {
  run?: string
  uses?: string
  with?: Record<string, unknown>
}

const workflow = load(read('.github/workflows/ci.yml')) as { jobs: Record<string, { steps: Step[] }> }
const steps = Object.values(workflow.jobs).flatMap((job) => job.steps)

it('the workflow runs .ci/run at its end', () => {
  expect(steps.at(-1)).toEqual({ run: '.ci/run' })
})

it('the workflow has the Node version of package.json', () => {
  const { node } = JSON.parse(read('package.json')).dependencies
  const versions = steps.flatMap((step) => step.with?.['node-version'] ?? [])
  expect(versions).toEqual([node])
})

it('the workflow fetches the history that tests/support/earlier-version.ts reads', () => {
  const checkout = steps.find(({ uses }) => uses?.startsWith('actions/checkout@'))
  expect(checkout?.with).toEqual({ 'fetch-depth': 0 })
})

it('the workflow names a version of every action', () => {
  const actions = steps.flatMap(({ uses }) => uses ?? [])
  expect(actions.length).toBeGreaterThan(0)
  expect(actions.filter((action) => !/^actions\/[\w-]+@v\d+$/.test(action))).toEqual([])
})

// Otherwise the archive of unreleased changes would have the name of a released one, and unpack over it.
it('the changelog has the date of the version of package.json, or changes that are not released', () => {
  const { version } = JSON.parse(read('package.json'))
  const [, unreleased = '', ...sections] = read('CHANGELOG.md').split(/^## /m)
  const isReleased = sections.some((section) => section.startsWith(`[${version}] - 20`))
  expect(unreleased).toMatch(/^\[Unreleased\]\n/)
  expect(isReleased).toBe(!unreleased.includes('\n- '))
})
