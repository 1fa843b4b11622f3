import { describe, expect, it } from 'vitest'
import { planFor } from './capacity-plan.ts'

const costs = { portalMs: 1, databaseMs: 0.5, countingMs: 0.1, logBytes: 1500, recordBytes: 500, walBytes: 3000 }

describe('planFor', () => {
  it('needs two processes and two cores for few calls', () => {
    expect(planFor(costs, 1000)).toMatchObject({ processes: 2, databaseCores: 2, databaseServers: 1, connections: 10 })
  })

  it('multiplies the costs of a call by the calls of the busiest second', () => {
    const plan = planFor(costs, 864_000_000)
    expect(plan).toMatchObject({ callsPerSecond: 30_000, processes: 50, databaseCores: 30, databaseServers: 1 })
    expect(plan.connections).toBe(100)
    expect(plan.gigabytesPerDay).toBeCloseTo(1728)
    expect(plan.gigabytesKept).toBeCloseTo(1728 * 395)
    expect(plan.gigabytesOfChangesPerDay).toBeCloseTo(2592)
  })

  it('needs several servers for more cores than one has', () => {
    expect(planFor(costs, 1_728_000_000).databaseServers).toBe(2)
  })
})
