import type { InputOptions, OutputOptions } from 'orval'
import { splitContentTypes } from './scripts/generate/client-input.ts'

// What is generated from which specification, and how. `npm run generate` reads this file; what every specification
// gets alike (the bundled document, openapi-typescript's types) is in scripts/generate/.

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
  also: {
    // The steps of the Go Live wizard whose fields are sent as they are typed.
    portal: ['GoLiveCompany', 'GoLiveRepresentative', 'GoLiveBank'],
    admin: ['ProviderCodeDraft', 'ProductCodeDraft', 'NewSmsTemplate', 'SmsTemplateChange'],
  } satisfies Record<(typeof apis)[number], string[]>,
}

/** Orval's input: the bundled specification. */
export const clientInput = (target: string): InputOptions => ({ target, override: { transformer: splitContentTypes } })

/** Orval's output: hooks, query options and fetch functions per tag, all through the mutator. */
export const clientOutput = (api: string, folder: string): OutputOptions => ({
  mode: 'tags',
  target: `${folder}/${api}/client/api.ts`,
  schemas: `${folder}/${api}/model`,
  client: 'react-query',
  httpClient: 'fetch',
  indexFiles: false,
  urlEncodeParameters: true,
  override: {
    mutator,
    fetch: { includeHttpResponseReturnType: false },
    query: { useSuspenseQuery: true, signal: true, version: 5 },
  },
})
