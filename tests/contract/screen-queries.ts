// The queries that screens keep, with the keys of the generated client and the server's answers.
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { capitalize } from '#domain/capitalize.ts'
import { type OperationFact, type OperationId, operationFacts } from '#generated/operations.ts'
import type { ExampleRequest } from './contract.ts'
import { callOperation, type Headers, type PortalServer } from './portal-server.ts'

interface Client {
  [name: `get${string}QueryKey`]: (...args: unknown[]) => QueryKey
  [name: `get${string}MutationOptions`]: (client: QueryClient) => {
    onSuccess: (answer: unknown, variables: object, result: undefined, context: object) => unknown
  }
}

const clients = import.meta.glob<Client>('../../src/generated/*/client/*.ts', { eager: true })
export const client: Client = Object.assign({}, ...Object.values(clients))

export interface ScreenQuery {
  id: OperationId
  /** Selects it; a list that grows with "Load older" has a key of its own. */
  keys: QueryKey[]
  projectId: string | undefined
  answer: unknown
}

export interface Reader {
  portal: PortalServer
  role: string
  headers: Headers
  /** The project of the mutation, and another one of the same partner. Undefined for a partner without projects. */
  projectId: string | undefined
  otherId: string | undefined
  orgId: string | null
}

/** The project that a request names, or else the newest; another one; and their partner. */
export async function projectsAround(portal: PortalServer, partner: Headers, { params, body }: ExampleRequest) {
  const { items } = await callOperation(portal, 'listProjects', {}, partner)
  const { org_id: orgId } = await callOperation(portal, 'getUser', {}, partner)
  const named = Object(body)
  const projectId: string | undefined = params.projectId ?? named.projectId ?? named.project_id ?? items[0]?.id
  const otherId = items.map(({ id }) => id).find((id) => id !== projectId)
  return { projectId, otherId, orgId }
}

const facts = Object.entries(operationFacts) as [OperationId, OperationFact][]

/** The queries of a role. A resource with another id, such as a call or a submission, never changes. */
const queriesOf = (role: string) =>
  facts.filter(
    ([id, { method, path, roles }]) =>
      method === 'get' &&
      roles.includes(role) &&
      keysOf(id, []).length > 0 &&
      idsIn(path).every((name) => name === 'projectId' || name === 'orgId'),
  )

const idsIn = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)

const keysOf = (id: string, args: unknown[]) =>
  [client[`get${capitalize(id)}QueryKey`], client[`get${capitalize(id)}InfiniteQueryKey`]].flatMap((key) =>
    key ? [key(...args)] : [],
  )

/** The query parameters of operations that need some. */
const questions: Partial<Record<OperationId, object[]>> = {
  listProjectsByStatus: [
    { status: 'draft' },
    { status: 'reject' },
    { status: 'live', provider: 'AIS' },
    { status: 'deleted', provider: 'AIS' },
  ],
  searchProjects: [{ keyword: 'reviewed' }],
  listTransactions: [{ country: 'Singapore' }],
  getProjectTransactions: [{ country: 'Singapore' }],
}

/** Reads every query that a screen of the role can show of these projects. */
export async function readScreenQueries(reader: Reader): Promise<ScreenQuery[]> {
  const read: ScreenQuery[] = []
  for (const [id, { path }] of queriesOf(reader.role)) {
    const ids = [reader.projectId, reader.otherId].filter((projectId) => projectId !== undefined)
    for (const projectId of path.includes('{projectId}') ? ids : [undefined]) {
      for (const query of questions[id] ?? [undefined]) read.push(await readQuery(reader, id, projectId, query))
    }
  }
  return read
}

async function readQuery(reader: Reader, id: OperationId, projectId: string | undefined, query: object | undefined) {
  const { portal, headers, orgId } = reader
  const ids = { ...(projectId && { projectId }), ...(operationFacts[id].path.includes('{orgId}') && { orgId }) }
  const asking = callOperation(portal, id, { params: ids, ...(query && { query }) } as object, headers)
  const answer: unknown = await asking.catch(asHidden)
  const keys = keysOf(id, [...Object.values(ids), ...(query ? [query] : [])])
  return { id, keys, projectId, answer: withoutTimeOfCall(answer) }
}

/** Members of staff do not find the projects of other desks. */
function asHidden(problem: unknown): string {
  if (problem instanceof Error && problem.message.includes(' answered 404: ')) return 'not found'
  throw problem
}

/** Every request changes when its session was last seen. The page with the sessions reads them whenever it opens. */
const withoutTimeOfCall = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer, (name, value) => (name === 'lastSeenOn' ? undefined : value)))
