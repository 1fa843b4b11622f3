import { environmentName } from '#docs/model/clients.ts'
import { bodyKind } from '#docs/model/media-kind.ts'
import { isObject } from '#domain/is-object.ts'
import { jsonText, type RequestBody } from '../request-body.ts'
import type { ClientRequest, Requests } from '../requests.ts'
import { clientSettings } from './client-program.ts'

/** The README of the package. Its example calls the first operation. */
export function readme(requests: Requests, name: string, file: string): string {
  const { title, version, requests: operations } = requests
  const [, ...others] = requests.servers
  const [first] = operations
  return `# ${title} ${version}

Types of the API and a client on \`fetch\`, made from its OpenAPI file. Node 20 or later, or a bundler.

## Install

    npm install ./${file}

Nothing else is downloaded.

## Settings

\`settingsFromEnvironment()\` reads:

| variable | value |
|---|---|
| \`BASE_URL\` | the address of the sandbox or of the live environment, without a slash at its end |
${[...others.map(addressRow), ...clientSettings(requests).map(settingRow)].join('')}
Keep a key out of web pages and of repositories.
${first ? `\n## Example\n\n\`\`\`js\n${exampleOf(first, name)}\`\`\`\n${first.cookies.length > 0 ? aboutCookies : ''}` : ''}
## Operations

| call | does |
|---|---|
${operations.map((request) => `| \`client.${request.method}('${request.template}')\` | ${inCell(request.name)} |\n`).join('')}
\`data\` is the answer of a success, \`error\` that of a failure, \`response\` the \`Response\` of fetch.
`
}

const aboutCookies = `
The header \`Cookie\` sends the cookies; browsers ignore it and send their own. \`params.cookie\` is only for TypeScript,
whose types require it.
`

const addressRow = ({ name, url }: Requests['servers'][number]) =>
  row(environmentName(name), `another address for operations at ${url}, if you have one`)

const settingRow = ({ name, hint, isCommon }: ReturnType<typeof clientSettings>[number]) =>
  row(environmentName(name), [hint, ...(isCommon ? [] : ['Only some operations need it.'])].join(' '))

const row = (variable: string, text: string) => `| \`${variable}\` | ${inCell(text)} |\n`

const inCell = (text: string) => text.replaceAll('|', '\\|')

function exampleOf(request: ClientRequest, name: string): string {
  const { method, template, required, body } = request
  const headers = headersOf(request)
  const lines = [
    ...(Object.keys(required).length > 0 ? [`params: ${literalOf(JSON.stringify(required, null, 2))}`] : []),
    ...(body ? [`body: ${bodyLiteral(body)}`] : []),
    ...(headers.length > 0 ? [`headers: { ${headers.join(', ')} }`] : []),
  ]
  const options = lines.length > 0 ? `, {\n${lines.map((line) => `  ${line},\n`).join('')}}` : ''
  const readsFiles = body?.format === 'parts' && body.parts.some(({ isFile }) => isFile)
  return `${readsFiles ? "import { readFileSync } from 'node:fs'\n" : ''}import { createClient, settingsFromEnvironment } from '${name}'

const client = createClient(settingsFromEnvironment())
const { data, error, response } = await client.${method}('${template}'${options})
if (error) throw new Error(\`\${response.status}: \${JSON.stringify(error)}\`)
console.log(data)
`
}

/** The body as the client takes it. */
function bodyLiteral({ type, format, text, value, parts }: RequestBody): string {
  if (format === 'json') return literalOf(jsonText(value))
  if (format === 'parts') return partsLiteral(parts, value)
  const kind = bodyKind(type)
  if (kind === 'form' && isObject(value)) return literalOf(JSON.stringify(value, null, 2))
  return kind === 'binary' ? `new Blob([${JSON.stringify(text)}])` : JSON.stringify(text)
}

/** The client sends no cookies, and no boundary of a text. */
function headersOf({ cookies, body, media }: ClientRequest): string[] {
  const hasBoundary = body !== null && body.format !== 'parts' && body.type !== media?.type
  return [
    ...(cookies.length > 0 ? [`Cookie: ${JSON.stringify(cookies.join('; '))}`] : []),
    ...(hasBoundary ? [`'Content-Type': ${JSON.stringify(body.type)}`] : []),
  ]
}

/** An object with a file, or a list of files, in the place of file names. */
function partsLiteral(parts: RequestBody['parts'], value: unknown): string {
  const members = Object.entries(isObject(value) ? value : {}).map(([name, part]) => {
    const files = parts.filter((each) => each.isFile && each.name === name).map(fileLiteral)
    const sent = Array.isArray(part) ? `[${files.join(', ')}]` : files.join()
    const literal = files.length > 0 ? sent : literalOf(JSON.stringify(part))
    return `    ${/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name)}: ${literal},\n`
  })
  return `{\n${members.join('')}  }`
}

function fileLiteral({ value, type }: RequestBody['parts'][number]): string {
  const name = JSON.stringify(value)
  return `new File([readFileSync(${name})], ${name}${type === undefined ? '' : `, { type: ${JSON.stringify(type)} }`})`
}

/** The body as a JavaScript literal. A value that must be new in each run ends in the current time. */
function literalOf(json: string): string {
  return json
    .replaceAll(/^( *)"([A-Za-z_]\w*)":/gm, '$1$2:')
    .replaceAll(/"([^"]*)\{\{\$timestamp\}\}"/g, (_, start: string) =>
      start === '' ? 'Date.now()' : `\`${start}\${Date.now()}\``,
    )
    .replaceAll(/\n/g, '\n  ')
}
