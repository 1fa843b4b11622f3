// The two environments and their ids, which the contract's ENV_TYPE list contains too. `inSentence` follows an article.
export const environments = {
  sandbox: { id: 6, name: 'sandbox', label: 'Sandbox', inSentence: 'sandbox', keyPrefix: 'sandbox_' },
  live: { id: 7, name: 'live', label: 'Live', inSentence: 'live environment', keyPrefix: 'live_' },
} as const

/** The characters after the prefix of a key. */
export const keyLength = 32

/** Whether a text has the prefix, length and characters of a key. */
export const looksLikeKey = (text: string, prefix: string): boolean =>
  text.startsWith(prefix) &&
  text.length === prefix.length + keyLength &&
  !/[^0-9A-Za-z]/.test(text.slice(prefix.length))

export type Environment = keyof typeof environments
export type EnvironmentId = (typeof environments)[Environment]['id']

export function environmentOfId(id: EnvironmentId): Environment {
  return id === environments.live.id ? 'live' : 'sandbox'
}
