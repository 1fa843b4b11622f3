import { createHmac } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import product from '#generated/products/direct-carrier-billing/openapi.json' with { type: 'json' }
import type { AppDependencies } from '#server/app.ts'
import { readContract } from '#simulator/contract/read-contract.ts'
import { registerGateway } from './gateway.ts'
import type { RecentKeys } from './recent-keys.ts'
import { simulatorConnection } from './simulator-connection.ts'

/** The gateway's sandbox: the simulator stands in for the operators. The live environment is this with other connections. */
export function registerSandbox(
  app: FastifyInstance,
  { config, database, now, random, callsPerKey }: AppDependencies,
  metrics: Registry,
  recentKeys: RecentKeys,
): void {
  const environment = 'sandbox'
  const { db } = database
  const hashCustomer = (subscriber: string) =>
    createHmac('sha256', config.sessionSecret).update(`customer ${subscriber}`).digest('hex').slice(0, 32)
  const simulator = {
    db,
    environment,
    contract: readContract(product),
    hashCustomer,
    ...(random && { random }),
  } as const
  registerGateway(app, {
    environment,
    connections: { 'direct-carrier-billing': simulatorConnection(simulator) },
    db,
    config,
    now,
    metrics,
    recentKeys,
    ...(callsPerKey !== undefined && { callsPerKey }),
  })
}
