import { defineConfig } from 'orval'
import { splitContentTypes } from './scripts/generate/client-input.ts'

/**
 * What is generated from which specification. `npm run generate` reads this file; the default export is orval's own
 * configuration, so that `orval --config codegen.config.ts` works too.
 */

/** The specifications whose every operation has a server handler and a browser client. */
export const apis = ['portal', 'admin'] as const

/** What the generated client calls: the one edge between it and the screens. */
export const mutator = { path: 'src/web/api/http.ts', name: 'http' }

/**
 * Which component schemas become forms, each a module under src/generated/forms: `SignInForm` is forms/sign-in.js.
 * What a person types stands in a schema whose name ends in Form; a request that is typed as it is sent is listed here.
 */
export const forms = {
  suffix: 'Form',
  also: { portal: [], admin: [] } satisfies Record<(typeof apis)[number], string[]>,
}

export const clientInput = (target: string) => ({ target, override: { transformer: splitContentTypes } })

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
      { input: clientInput(`src/generated/${api}/openapi.json`), output: clientOutput(api, 'src/generated') },
    ]),
  ),
)
