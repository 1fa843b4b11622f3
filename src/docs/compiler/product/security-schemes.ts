import type { Html, SecurityScheme } from '#docs/page/model.ts'
import { code, link } from '../content/markdown-source.ts'
import { type OAuthFlow, resolve, type SecuritySchemeObject } from '../document.ts'
import type { Preparation } from '../preparation.ts'

export function buildSecuritySchemes(preparation: Preparation): SecurityScheme[] {
  const { document } = preparation
  return Object.entries(document.components?.securitySchemes ?? {}).map(([id, reference]) => {
    const scheme = resolve(document, reference)
    return {
      id,
      kind: kindOf(scheme),
      description: preparation.prose.htmlOrNull(scheme.description),
      facts: factsOf(scheme).map(([term, words]): [string, Html] => [term, preparation.prose.html(words)]),
    }
  })
}

function kindOf({ type, in: within, name, scheme }: SecuritySchemeObject): string {
  if (type === 'apiKey') return `API key in ${within === 'query' ? 'query parameter' : within} ${name}`
  if (type === 'oauth2') return 'OAuth 2.0'
  if (type === 'openIdConnect') return 'OpenID Connect'
  if (type === 'mutualTLS') return 'Client certificate (mutual TLS)'
  const known: Record<string, string> = { basic: 'HTTP Basic', bearer: 'HTTP Bearer', digest: 'HTTP Digest' }
  return known[scheme?.toLowerCase() ?? ''] ?? `HTTP ${scheme}`
}

function factsOf(scheme: SecuritySchemeObject): [term: string, words: string][] {
  return [
    ...fact('Token format', scheme.bearerFormat, code),
    ...fact('Discovery', scheme.openIdConnectUrl, address),
    ...Object.entries(scheme.flows ?? {}).flatMap(([name, flow]) =>
      name.startsWith('x-') ? [] : flowFacts(name, flow),
    ),
  ]
}

const flowNames: Record<string, string> = {
  implicit: 'Implicit flow',
  password: 'Password flow',
  clientCredentials: 'Client credentials flow',
  authorizationCode: 'Authorization code flow',
}

function flowFacts(name: string, flow: OAuthFlow): [term: string, words: string][] {
  const addresses = [
    ...fact('authorize at', flow.authorizationUrl, address),
    ...fact('tokens from', flow.tokenUrl, address),
    ...fact('refresh at', flow.refreshUrl, address),
  ].map(([term, words]) => `${term} ${words}`)
  const scopes = Object.entries(flow.scopes).map(([scope, words]) => `- ${code(scope)}: ${words}`)
  return [
    [flowNames[name] ?? name, [addresses.join(', '), scopes.join('\n')].filter((text) => text !== '').join('\n\n')],
  ]
}

const fact = (term: string, value: string | undefined, words: (value: string) => string): [string, string][] =>
  value === undefined ? [] : [[term, words(value)]]

const address = (url: string): string => (/^https?:/.test(url) ? link(url, url) : code(url))
