import type { Address } from './address.ts'

/** The differences of an operation's calls from every call of its product. */
export interface CallDifferences {
  /** One per alternative of the operation's security. */
  access?: Access[]
  /** Servers of the operation or its path. */
  servers?: Address[]
}

/** The headers that an alternative of an operation's security changes. */
export interface Access {
  /** Ids of the schemes that it needs together; empty: public. */
  schemes: string[]
  credentials: Credential[]
  /** Headers of every call that are left out with this alternative. */
  without: string[]
}

export interface Credential {
  in: 'query' | 'header' | 'cookie'
  name: string
  /** A placeholder. */
  value: string
}

/** The headers of every call, as this one has them, and its credentials in headers. */
export function headersWith(access: Access | undefined, headers: Record<string, string>): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) => !access?.without.includes(name))
  return Object.fromEntries([...kept, ...credentialsIn('header', access).map(({ name, value }) => [name, value])])
}

/** Pairs for the query or the Cookie header. */
export const credentialPairs = (place: 'query' | 'cookie', access: Access | undefined): string[] =>
  credentialsIn(place, access).map(({ name, value }) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)

const credentialsIn = (place: Credential['in'], access: Access | undefined): Credential[] =>
  access?.credentials.filter((credential) => credential.in === place) ?? []

/** The names of an alternative's schemes. `known` has their kinds. */
export const accessLabel = ({ schemes }: Access, known: { id: string; kind: string }[]): string =>
  schemes.map((scheme) => known.find(({ id }) => id === scheme)?.kind ?? scheme).join(' and ') || 'No credentials'
