import { createHmac, createSecretKey } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Environment } from '#domain/environments.ts'
import product from '#generated/products/direct-carrier-billing/openapi.json' with { type: 'json' }
import type { Config } from '#server/config.ts'
import type { AppDependencies } from '#server/dependencies.ts'
import { refusalAnswer, send } from '#server/gateway/answers.ts'
import type { EnvironmentGateway } from '#server/gateway/environment-gateway.ts'
import { exampleConnections } from '#server/gateway/example-connection.ts'
import { type CountCall, registerGateway } from '#server/gateway/gateway.ts'
import type { OperatorConnection } from '#server/gateway/operator-connection.ts'
import { gatewayRoutes } from '#server/gateway/products.ts'
import type { RecentKeys } from '#server/gateway/recent-keys.ts'
import { refusalsProduct, toRefusal } from '#server/gateway/refusals.ts'
import { simulatorConnection } from '#server/gateway/simulator-connection.ts'
import { connectionOf } from '#server/operators.ts'
import { headersWithoutHooks } from '#server/plugins/security-headers.ts'
import type { Contract } from '#simulator/contract/contract.ts'
import { readContract } from '#simulator/contract/read-contract.ts'

/**
 * Registers the gateway of both environments, sandbox and live, each with its own operator connections and records. Returns
 * them, for calls that agents make.
 */
export function registerGateways(
  app: FastifyInstance,
  dependencies: AppDependencies,
  count: CountCall,
  recentKeys: RecentKeys,
): Record<Environment, EnvironmentGateway> {
  const { config, database, now, callsPerKey, specifications } = dependencies
  const register = (environment: Environment) =>
    registerGateway(app, {
      environment,
      connections: {
        ...(environment === 'sandbox' && exampleConnections(database.db)),
        [billing]: makers[connectionOf[environment]](environment, dependencies),
      },
      db: database.db,
      config,
      now,
      count,
      recentKeys,
      routes: gatewayRoutes(environment, specifications?.products),
      ...(callsPerKey !== undefined && { callsPerKey }),
    })
  return { sandbox: register('sandbox'), live: register('live') }
}

/** The product with a simulator. The examples of the others answer in the sandbox. */
const billing = 'direct-carrier-billing'

type Make = (environment: Environment, dependencies: AppDependencies) => OperatorConnection

const makers: Record<(typeof connectionOf)[Environment], Make> = {
  simulator: (environment, { config, database, random }) =>
    simulatorConnection({
      db: database.db,
      environment,
      contract: contractFor(environment),
      hashCustomer: customerHash(config),
      ...(random && { random }),
    }),
}

function customerHash({ subscriberSecret }: Pick<Config, 'subscriberSecret'>): (subscriber: string) => string {
  // With text as its key, each hash would take several times as long.
  const key = createSecretKey(subscriberSecret, 'utf8')
  return (subscriber) => createHmac('sha256', key).update(`customer ${subscriber}`).digest('hex').slice(0, 32)
}

/** Trial codes belong to no project and exist in the sandbox only. */
function contractFor(environment: Environment): Contract {
  const contract = readContract(product)
  return environment === 'sandbox' ? contract : { ...contract, pricePoints: [] }
}

/** For Fastify's `frameworkErrors`: a malformed URL reaches no route and no hook. */
export function refuseUnreadable(error: unknown, request: FastifyRequest, reply: FastifyReply, config: Config): void {
  const docs = `${config.publicUrl}/api-doc/${refusalsProduct}`
  reply.headers(headersWithoutHooks(config))
  void send(reply, refusalAnswer(toRefusal(error, request.method), docs, request.id))
}
