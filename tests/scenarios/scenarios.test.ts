import { describe, expect, it } from 'vitest'
import { checkIds, operationIds } from '#simulator/contract/contract.ts'
import { documentedFailures } from './documented-failures.ts'
import { engineDriver } from './engine-driver.ts'
import { type Exchange, play } from './play.ts'
import { readScenarios } from './scenario.ts'

const scenarios = readScenarios()

describe('the engine', () => {
  it.each(scenarios.map(([file, scenario]) => ({ file, scenario, title: scenario.title })))(
    '$file: $title',
    async ({ scenario }) => {
      await play(scenario, engineDriver())
    },
  )
})

describe('the scenarios', () => {
  it('number at least sixty', () => {
    const titles = scenarios.map(([, { title }]) => title)
    expect(titles.length).toBeGreaterThanOrEqual(60)
    expect(new Set(titles).size).toBe(titles.length)
  })

  it('trigger every check of the specification', async () => {
    const answering = (await allExchanges()).map(({ trace }) => trace?.at(-1)?.check)
    expect(checkIds.filter((id) => !answering.includes(id))).toEqual([])
  })

  it('include a success of every operation', async () => {
    const succeeded = (await allExchanges()).filter(({ answer }) => answer.status === 200)
    expect(operationIds.filter((id) => !succeeded.some(({ operation }) => operation === id))).toEqual([])
  })

  it('include every failure example of the specification', async () => {
    const answers = (await allExchanges()).map(({ operation, answer: { status, body } }) =>
      [operation, status, body.resultCode, body.statusCode, body.message].join(' | '),
    )
    expect(documentedFailures().filter((failure) => !answers.includes(failure))).toEqual([])
  })
})

async function allExchanges(): Promise<Exchange[]> {
  const played = await Promise.all(scenarios.map(([, scenario]) => play(scenario, engineDriver())))
  return played.flat()
}
