import { environmentName } from '#docs/model/clients.ts'
import { bodyKind, essenceOf } from '#docs/model/media-kind.ts'
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
    ...(body ? bodyOptions(body) : []),
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

/** The client's options that write a body. It writes JSON and forms itself. */
function bodyOptions({ type, format, text, value, parts }: RequestBody): string[] {
  if (format === 'json') return [`body: ${literalOf(jsonText(value))}`]
  if (format === 'parts') return [`body: ${partsLiteral(parts)}`, formSerializer]
  if (bodyKind(type) === 'form') return [`body: ${formLiteral(text, value)}`]
  return [`body: ${JSON.stringify(text)}`, 'bodySerializer: (text) => text']
}

/** The client sends neither cookies nor a media type other than application/json and multipart/form-data. */
function headersOf({ cookies, body }: ClientRequest): string[] {
  const isTyped = body !== null && body.format !== 'parts' && essenceOf(body.type) !== 'application/json'
  return [
    ...(cookies.length > 0 ? [`Cookie: ${JSON.stringify(cookies.join('; '))}`] : []),
    ...(isTyped ? [`'Content-Type': ${JSON.stringify(body.type)}`] : []),
  ]
}

const formSerializer = `bodySerializer(parts) {
    const form = new FormData()
    for (const [name, value] of parts) form.append(name, value)
    return form
  }`

/** Name and value of each part. */
const partsLiteral = (parts: RequestBody['parts']): string =>
  `[\n${parts.map(({ name, value, isFile }) => `    [${JSON.stringify(name)}, ${isFile ? fileLiteral(value) : textLiteral(value)}],\n`).join('')}  ]`

const fileLiteral = (name: string) => `new File([readFileSync(${JSON.stringify(name)})], ${JSON.stringify(name)})`

/** An object, or pairs where a field has several values. */
function formLiteral(text: string, value: unknown): string {
  const isFlat = isObject(value) && Object.values(value).every((each) => typeof each !== 'object')
  if (isFlat) return literalOf(JSON.stringify(value, null, 2))
  return `new URLSearchParams(${literalOf(JSON.stringify([...new URLSearchParams(text)], null, 2))})`
}

const textLiteral = (text: string) => literalOf(JSON.stringify(text))

/** The body as a JavaScript literal. A value that must be new in each run ends in the current time. */
function literalOf(json: string): string {
  return json
    .replaceAll(/^( *)"([A-Za-z_]\w*)":/gm, '$1$2:')
    .replaceAll(/"([^"]*)\{\{\$timestamp\}\}"/g, (_, start: string) =>
      start === '' ? 'Date.now()' : `\`${start}\${Date.now()}\``,
    )
    .replaceAll(/\n/g, '\n  ')
}
