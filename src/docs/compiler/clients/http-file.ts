import type { Credential } from './credentials.ts'
import type { ClientRequest, Requests } from './requests.ts'

/**
 * The requests as a .http file. Both Visual Studio Code's REST Client and the IDEs of JetBrains read its variables; only
 * the former reads answers of named requests, so each of those is a variable that a reader can overwrite.
 */
export function httpFile({ title, version, baseUrl, variables, requests }: Requests): string {
  const captured = requests.flatMap(({ id, captures }) =>
    captures.map(({ variable, path }) => `@${variable} = {{${id}.response.body.$.${path.join('.')}}}`),
  )
  const lines = [
    `# ${title} ${version}`,
    '# Fill in the variables, then send the requests from the first to the last.',
    '',
    `@baseUrl = ${baseUrl}`,
    ...variables.flatMap(({ name, placeholder, hint }) => [
      ...(hint ? [`# ${hint}`] : []),
      `@${name} = ${placeholder || 'YOUR_VALUE'}`,
    ]),
    ...(captured.length > 0
      ? ['', '# Values of answers. In an IDE of JetBrains, replace them with the values you receive.', ...captured]
      : []),
    '',
  ]
  return [lines.join('\n'), ...requests.map(requestBlock)].join('\n')
}

function requestBlock({ id, name, method, path, query, headers, credentials, body }: ClientRequest): string {
  const pairs = [...query, ...credentials.flatMap(queryOf)].map(([key, value]) => `${key}=${value}`)
  const sent = [...credentials.flatMap(headersOf), ...headers, ...(body ? [['Content-Type', body.type]] : [])]
  return [
    `### ${name}`,
    `# @name ${id}`,
    `${method} {{baseUrl}}${path}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`,
    ...sent.map(([key, value]) => `${key}: ${value}`),
    ...(body ? ['', body.text] : []),
    '',
  ].join('\n')
}

/** With a space between user and password, both kinds of editor encode them. */
function headersOf(credential: Credential): [string, string][] {
  switch (credential.kind) {
    case 'basic':
      return [['Authorization', `Basic {{${credential.user}}} {{${credential.password}}}`]]
    case 'bearer':
      return [['Authorization', `Bearer {{${credential.token}}}`]]
    case 'header':
      return [[credential.name, `{{${credential.value}}}`]]
    case 'cookie':
      return [['Cookie', `${credential.name}={{${credential.value}}}`]]
    case 'query':
      return []
  }
}

const queryOf = (credential: Credential): [string, string][] =>
  credential.kind === 'query' ? [[credential.name, `{{${credential.value}}}`]] : []
