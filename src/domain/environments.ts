// The two environments and their ids, which the contract's ENV_TYPE list contains too. `inSentence` follows an article.
export const environments = {
  sandbox: { id: 6, name: 'sandbox', label: 'Sandbox', inSentence: 'sandbox', keyPrefix: 'sandbox_' },
  live: { id: 7, name: 'live', label: 'Live', inSentence: 'live environment', keyPrefix: 'live_' },
} as const

export type Environment = keyof typeof environments
export type EnvironmentId = (typeof environments)[Environment]['id']

export function environmentOfId(id: EnvironmentId): Environment {
  return id === environments.live.id ? 'live' : 'sandbox'
}
