import type { CallContext, Product } from '#docs/model/product.ts'
import { environments, keyLength, looksLikeKey } from '#domain/environments.ts'
import type { Project } from '#generated/portal/model/project.ts'

/** The reader's project, sandbox and key, as far as known. */
interface Reader {
  project?: Pick<Project, 'projectId' | 'partnerId'> | undefined
  /** Base address of simulated calls. */
  sandboxUrl?: string | undefined
  key?: string | undefined
}

/** The reader's values for the samples. Unknown ones stay the examples of the specification. */
export function callContextOf({ servers, requestHeaders }: Product, { project, sandboxUrl, key }: Reader): CallContext {
  const examples = Object.fromEntries(requestHeaders.map(({ name, example }) => [name, example]))
  const server = withoutSlash(sandboxUrl ?? servers[0]?.url ?? '')
  const address = { server, ...(sandboxUrl === undefined ? {} : { isOwnServer: true }) }
  if (!project) return { ...address, headers: examples }
  const ours = { 'X-Partner-ID': project.partnerId, 'X-Project-ID': project.projectId }
  return {
    ...address,
    headers: { ...examples, ...ours, ...credentials(project.projectId, key, examples['X-Api-Key']) },
  }
}

/** Without a key, Authorization shows the text to encode: base64 of an example would hide where the key goes. */
function credentials(projectId: string, key: string | undefined, exampleKey = 'KEY'): Record<string, string> {
  if (!key) return { Authorization: `Basic base64(${projectId}:${exampleKey})` }
  return { 'X-Api-Key': key, Authorization: `Basic ${btoa(`${projectId}:${key}`)}` }
}

/** Whether this portal's sandbox answers its calls, with or without a simulator. Other servers must not get the reader's key. */
export const isOurs = ({ tryOut, servers }: Pick<Product, 'tryOut' | 'servers'>) =>
  tryOut === 'engine' || servers[0]?.template === '{PUBLIC_URL}/sandbox'

/** Replaces the variable PUBLIC_URL, whose default is a developer's address. `sandboxUrl` is PUBLIC_URL/sandbox. */
export function withPortalServers<P extends Pick<Product, 'servers'>>(product: P, sandboxUrl: string | undefined): P {
  if (sandboxUrl === undefined) return product
  const portal = withoutSlash(sandboxUrl).replace(/\/sandbox$/, '')
  const servers = product.servers.map((server) => {
    const path = /^\{PUBLIC_URL\}(\/(?:sandbox|live))$/.exec(server.template ?? '')?.[1]
    return path ? { url: `${portal}${path}`, description: server.description } : server
  })
  return { ...product, servers }
}

const withoutSlash = (url: string) => url.replace(/\/$/, '')

/** The project whose values fill the samples. `chosen` is null for the examples, undefined before a choice: then the only project. */
export function projectToShow(projects: readonly { id: string }[], chosen: string | null | undefined) {
  if (chosen === null) return undefined
  const only = projects.length === 1 ? projects[0] : undefined
  return (projects.find(({ id }) => id === chosen) ?? (chosen === undefined ? only : undefined))?.id
}

/** Validates a pasted sandbox key, without surrounding blanks. */
export function pastedKey(typed: string): { key: string } | { problem: string } {
  const key = typed.trim()
  const { sandbox, live } = environments
  if (looksLikeKey(key, sandbox.keyPrefix)) return { key }
  if (key.startsWith(live.keyPrefix)) return { problem: 'This is a live key, and the samples call the sandbox.' }
  return {
    problem: `This is not a sandbox key: ${sandbox.keyPrefix} and ${keyLength} characters, shown once when it is generated.`,
  }
}
