import { randomUUID } from 'node:crypto'
import product from '#generated/products/direct-carrier-billing/openapi.json' with { type: 'json' }
import type { Db } from '#server/db/database.ts'
import { type GatewayRoute, gatewayRoutes } from '#server/gateway/products.ts'
import { simulatorConnection } from '#server/gateway/simulator-connection.ts'
import { hashKeyValue } from '#server/identity/api-key-value.ts'
import type { CallGateway } from '#server/product-tests/gateway-client.ts'
import { findByKeyHash } from '#server/repositories/gateway-callers.ts'
import { readContract } from '#simulator/contract/read-contract.ts'

const contract = readContract(product)
const routes = gatewayRoutes('sandbox')

/** Calls the simulator directly, because the demo is seeded before the server listens. These calls are not logged. */
export function sandboxInside({ db, now }: { db: Db; now: () => Date }): CallGateway {
  const connection = simulatorConnection({ db, environment: 'sandbox', contract, hashCustomer: () => randomUUID() })
  return async ({ method, path, headers, body }) => {
    const caller = await findByKeyHash(db, hashKeyValue(headers['X-Api-Key'] ?? ''), null, 'sandbox')
    const found = routes.map((route) => ({ route, match: patternOf(route).exec(path) }))
    const { route, match } = found.find((each) => each.match && each.route.method === method) ?? {}
    if (!caller || !route) throw new Error(`the sandbox has no ${method} ${path} for this key`)
    const parameters = { ...match?.groups }
    const call = { operation: route.operation, caller, parameters, body: body && JSON.parse(body), now: now() }
    const outcome = await connection.settle(call, async () => {})
    return { status: outcome.status, body: JSON.stringify(outcome.body) }
  }
}

function patternOf({ path }: GatewayRoute): RegExp {
  return new RegExp(`^${path.replace(/{(\w+)}/g, '(?<$1>[^/]+)')}$`)
}
