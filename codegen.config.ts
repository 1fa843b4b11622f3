import { defineConfig } from 'orval'
import type { Schema } from './scripts/generate/openapi.ts'

/**
 * What is generated from which specification. `npm run generate` reads this file; the default export is orval's own
 * configuration, so that `orval --config codegen.config.ts` works too.
 */

/** The specifications whose every operation has a server handler and a browser client. */
export const apis = ['portal', 'admin'] as const

/** What the generated client calls: the one edge between it and the screens. */
export const mutator = { path: 'src/web/api/http.ts', name: 'http' }

/** A form is a component schema of a specification, or a part of one, with what only the screen needs added. */
export interface FormSource {
  spec: (typeof apis)[number]
  /** Name under components.schemas. */
  schema: string
  /** Only these properties, in this order: a step of a wizard. */
  pick?: string[]
  /** Properties that never leave the browser, such as the second password. Their messages stand here. */
  extra?: Record<string, Schema>
  /** Extra properties that must be filled in. */
  extraRequired?: string[]
}

/** File name under src/generated/forms -> where its schema comes from. */
export const forms: Record<string, FormSource> = {
  'create-project': { spec: 'portal', schema: 'ProjectDraft' },
}

export const clientOutput = (api: string, folder: string) => ({
  mode: 'tags' as const,
  target: `${folder}/${api}/client/api.ts`,
  schemas: `${folder}/${api}/model`,
  client: 'react-query' as const,
  httpClient: 'fetch' as const,
  indexFiles: false,
  urlEncodeParameters: true,
  override: {
    mutator,
    fetch: { includeHttpResponseReturnType: false },
    query: { useSuspenseQuery: true, signal: true, version: 5 as const },
  },
})

export default defineConfig(
  Object.fromEntries(
    apis.map((api) => [
      api,
      { input: { target: `src/generated/${api}/openapi.json` }, output: clientOutput(api, 'src/generated') },
    ]),
  ),
)
