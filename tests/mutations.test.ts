import { readFileSync } from 'node:fs'
import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { apis, mutationInvalidates, mutationsWithoutRule } from '../codegen.config.ts'
import { operationsOf, parseDocument } from '../scripts/generate/openapi.ts'

type Options = { onSuccess: (answer: unknown, variables: unknown, result: undefined, context: object) => unknown }
interface Client {
  [name: `get${string}QueryKey`]: (...ids: string[]) => QueryKey
  [name: `get${string}MutationOptions`]: (client: QueryClient) => Options
}

const clients = import.meta.glob<Client>('../src/generated/*/client/*.ts', { eager: true })
const client: Client = Object.assign({}, ...Object.values(clients))

// All ids in variables and query keys are equal, so that a rule matches both single queries and lists.
const id = 'p1'
const body = { projectId: id, project_id: id }
const variables = { projectId: id, keyId: id, sessionId: id, codeId: id, templateId: id, ipId: id, data: body }

const pascal = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`
const keyOf = (query: string) => client[`get${pascal(query)}QueryKey`]?.(id) ?? []

describe.each(apis)('mutations of %s', (api) => {
  const operations = operationsOf(parseDocument(readFileSync(`src/generated/${api}/openapi.json`, 'utf8')))
  const rules = mutationInvalidates[api].flatMap(({ onMutations, invalidates }) =>
    onMutations.map((mutation) => ({
      mutation,
      queries: invalidates.map((target) => (typeof target === 'string' ? target : target.query)),
    })),
  )

  it('are each declared once in codegen.config.ts', () => {
    const { changeNothingShown, keepTheirAnswer } = mutationsWithoutRule[api]
    const declared = rules.map(({ mutation }) => mutation).filter((mutation) => !mutation.endsWith('WithFile'))
    const mutations = operations.filter(({ method }) => method !== 'get').map(({ operationId }) => operationId)
    expect([...declared, ...changeNothingShown, ...keepTheirAnswer].sort()).toEqual(mutations.sort())
  })

  it.each(rules)('$mutation invalidates $queries', ({ mutation, queries }) => {
    const queryClient = new QueryClient()
    for (const query of queries) queryClient.setQueryData(keyOf(query), 'before')
    queryClient.setQueryData(['another query'], 'before')
    const options = client[`get${pascal(mutation)}MutationOptions`]?.(queryClient)
    options?.onSuccess({}, variables, undefined, {})
    const isInvalidated = (queryKey: QueryKey) => queryClient.getQueryState(queryKey)?.isInvalidated
    expect(queries.filter((query) => !isInvalidated(keyOf(query)))).toEqual([])
    expect(isInvalidated(['another query'])).toBe(false)
  })
})
