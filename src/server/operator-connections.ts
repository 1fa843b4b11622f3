import { type Environment, environments } from '#domain/environments.ts'

// What stands behind the gateway. There is one connection, the embedded simulator, in both environments; a real operator's
// gets a name and words here, and a class of its own in src/server/gateway.

export const operatorConnections = {
  simulator: {
    name: 'embedded simulator',
    words: 'are answered by the embedded simulator. It reaches no operator, sends nothing and moves no money.',
  },
} as const

export type ConnectionId = keyof typeof operatorConnections

export const connectionOf: Record<Environment, ConnectionId> = { sandbox: 'simulator', live: 'simulator' }

/** What a screen says of the environment. */
export function describeConnection(environment: Environment): { name: string; words: string } {
  const { name, words } = operatorConnections[connectionOf[environment]]
  return { name, words: `${environments[environment].label} calls ${words}` }
}
