import { capitalize } from '#domain/capitalize.ts'
import type { Credential } from './credentials.ts'
import { type ClientRequest, membersOf, type Requests } from './requests.ts'

/**
 * The requests as a .http file. Both Visual Studio Code's REST Client and the IDEs of JetBrains read its variables; only
 * the former reads answers of named requests, so each of those is a variable that a reader can overwrite.
 */
export function httpFile({ title, version, servers, variables, requests }: Requests): string {
  const captured = requests.flatMap(({ id, captures }) =>
    captures.map(({ variable, path }) => `@${variable} = {{${id}.response.body.$${membersOf(path)}}}`),
  )
  const lines = [
    `# ${title} ${version}`,
    '# Fill in the variables, then send the requests from the first to the last.',
    '',
    ...servers.map(({ name, url }) => `@${name} = ${url}`),
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

function requestBlock({ id, name, method, url, headers, credentials, body }: ClientRequest): string {
  const type = body?.format === 'parts' ? [['Content-Type', body.type]] : []
  const sent = [...credentials.flatMap(authorizationOf), ...headers, ...type]
  return [
    `### ${name}`,
    `# @name ${id}`,
    `${method} ${url}`,
    ...sent.map(([key, value]) => `${key}: ${value}`),
    ...(body ? ['', body.text] : []),
    '',
  ].join('\n')
}

/** With a space between user and password, both kinds of editor encode them, or answer the challenge of Digest. */
function authorizationOf(credential: Credential): [string, string][] {
  if (credential.kind === 'bearer') return [['Authorization', `Bearer {{${credential.token}}}`]]
  if (credential.kind !== 'basic' && credential.kind !== 'digest') return []
  const { kind, user, password } = credential
  return [['Authorization', `${capitalize(kind)} {{${user}}} {{${password}}}`]]
}
