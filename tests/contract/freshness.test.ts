// Runs each mutation against the real server, and reads before and after it what screens can show: the generated hook of the
// mutation must invalidate each query that has another answer afterwards.
import { isDeepStrictEqual } from 'node:util'
import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { capitalize } from '#domain/capitalize.ts'
import type { OperationId } from '#generated/operations.ts'
import { setBaseUrl } from '#web/api/base-url.ts'
import { mutationInvalidates } from '../../codegen.config.ts'
import { call, functionName } from './client.ts'
import { type Api, type ExampleRequest, readApis, requestsOf } from './contract.ts'
import { firstSubmission, newCompany, resubmission } from './freshness-recipes.ts'
import { type PortalServer, startPortalServer } from './portal-server.ts'
import { type People, signInEverybody } from './portal-subject.ts'
import type { Recipe } from './recipe.ts'
import { setUp } from './recipes.ts'
import { client, projectsAround, readScreenQueries, type ScreenQuery } from './screen-queries.ts'
import { factOf } from './subject.ts'

/** The wizard, their only screen, reads drafts whenever it opens. While it is open, it shows what is typed on its page. */
const readWhenOpened: OperationId[] = ['getGoLiveDraft']

/** Mutations whose feature caches the answer as that of a query, because the next save needs its revision. */
const keptAnswers: Partial<Record<OperationId, OperationId>> = {
  saveOrganisation: 'getOrganisation',
  updateUser: 'getUser',
}

/** Its screen, preferences.tsx, reads them again after the last of several saves. Its component test proves that. */
const readByScreen: Partial<Record<OperationId, OperationId>> = {
  saveNotificationPreferences: 'getNotificationPreferences',
}

/** Mutations of a company, or of a key without its project: they invalidate the queries of every project. */
const ofEveryProject: OperationId[] = ['revokeKey', 'saveOrganisation', 'submitGoLive']

interface Case {
  mutation: OperationId
  name: string
  api: Api
  role: string
  success: number
  example: ExampleRequest
  recipe: Recipe
}

/** What the examples do not bring about, by operation. */
const furtherRecipes: Partial<Record<OperationId, Record<string, Recipe>>> = {
  submitGoLive: { 'of a new company': firstSubmission, 'after a request for changes': resubmission },
  uploadOrganisationDocument: { 'of a new company': newCompany },
}

/** Public operations and those of an unfinished sign-in change nothing that a page has cached: a session starts without a cache. */
const casesOf = (api: Api): Case[] =>
  api.operations.flatMap((operation) => {
    const { method, access, roles, success } = factOf(api, operation)
    if (method === 'get' || access !== 'member') return []
    const mutation = operation.operationId as OperationId
    const examples = requestsOf(api, operation)
    const shared = { mutation, api, role: roles[0] ?? '', success }
    const asSetUp: Recipe = (portal, request, headers) => setUp(mutation, portal, request, headers)
    return [
      ...examples.map((example) => ({ ...shared, name: example.name, example, recipe: asSetUp })),
      ...Object.entries(furtherRecipes[mutation] ?? {}).flatMap(([name, recipe]) =>
        examples.slice(0, 1).map((example) => ({ ...shared, name, example, recipe })),
      ),
    ]
  })

let portal: PortalServer
let people: People

beforeAll(async () => {
  portal = await startPortalServer()
  setBaseUrl(portal.url)
  people = await signInEverybody(portal)
})
afterAll(() => portal.close())

describe.each(readApis())('the screens of $name are fresh', (api) => {
  it.each(casesOf(api))('after $mutation: $name', async (each) => {
    const { mutation, role, success, example, recipe } = each
    const allowed = people.byRole[role] ?? {}
    const { request = example, headers = allowed, status } = await recipe(portal, example, allowed)
    const partner = role === 'EXTERNAL_ADMIN' ? headers : (people.byRole.EXTERNAL_ADMIN ?? {})
    const reader = { portal, role, headers, ...(await projectsAround(portal, partner, request)) }
    const before = await readScreenQueries(reader)

    const name = functionName(mutation, request)
    const answer = await call(name, request, headers)
    expect(answer.status, answer.text).toBe(status ?? success)

    const after = await readScreenQueries(reader)
    const changed = after.filter((query, index) => !isDeepStrictEqual(query, before[index]))
    const isInvalidated = status === undefined ? invalidatedBy(name, request, after) : () => false
    const isFresh = (query: ScreenQuery) =>
      readWhenOpened.includes(query.id) ||
      query.keys.every(isInvalidated) ||
      readByScreen[mutation] === query.id ||
      (keptAnswers[mutation] === query.id && isDeepStrictEqual(dataOf(answer.result), query.answer))
    const ofOther = after.filter(({ projectId }) => projectId !== undefined && projectId === reader.otherId)
    const needless = ofOther.filter((query) => !changed.includes(query) && query.keys.some(isInvalidated))
    expect(changed.filter((query) => !isFresh(query)).map(({ keys }) => keys)).toEqual([])
    if (!ofEveryProject.includes(mutation)) expect(needless.map(({ keys }) => keys)).toEqual([])
  })
})

/** Caches the queries, and reports which of them the hook of the mutation has invalidated. */
function invalidatedBy(name: string, { params, body }: ExampleRequest, queries: ScreenQuery[]) {
  const queryClient = new QueryClient()
  for (const { keys } of queries) for (const key of keys) queryClient.setQueryData(key, 'before')
  const variables = { ...params, data: body }
  if (hasRule(name))
    client[`get${capitalize(name)}MutationOptions`]?.(queryClient).onSuccess({}, variables, undefined, {})
  return (key: QueryKey) => queryClient.getQueryState(key)?.isInvalidated === true
}

const hasRule = (name: string) =>
  Object.values(mutationInvalidates).some((rules) => rules.some(({ onMutations }) => onMutations.includes(name)))

const dataOf = (answer: unknown): unknown => JSON.parse(JSON.stringify(Object(answer).data ?? null))
