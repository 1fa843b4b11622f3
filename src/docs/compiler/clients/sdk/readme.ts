import { environmentName } from '#docs/model/clients.ts'
import { type ClientRequest, type Requests, settingsOf } from '../requests.ts'

/** The README of the package. Its example calls the first operation. */
export function readme(requests: Requests, name: string, file: string): string {
  const { title, version, requests: operations } = requests
  const settings = settingsOf(requests)
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
${settings.map((variable) => `| \`${environmentName(variable.name)}\` | ${variable.hint.replaceAll('|', '\\|')} |\n`).join('')}
Keep a key out of web pages and of repositories.
${first ? `\n## Example\n\n\`\`\`js\n${exampleOf(first, name)}\`\`\`\n` : ''}
## Operations

| call | does |
|---|---|
${operations.map((request) => `| \`client.${request.method}('${request.template}')\` | ${request.name} |\n`).join('')}
\`data\` is the answer of a success, \`error\` that of a failure, \`response\` the \`Response\` of fetch.
`
}

function exampleOf(request: ClientRequest, name: string): string {
  const { method, template, body } = request
  const options = body ? `, {\n  body: ${literalOf(body.text)},\n}` : ''
  return `import { createClient, settingsFromEnvironment } from '${name}'

const client = createClient(settingsFromEnvironment())
const { data, error, response } = await client.${method}('${template}'${options})
if (error) throw new Error(\`\${response.status}: \${JSON.stringify(error)}\`)
console.log(data)
`
}

/** The body as a JavaScript literal. A value that must be new in each run ends in the current time. */
function literalOf(json: string): string {
  return json
    .replaceAll(/^( *)"([A-Za-z_]\w*)":/gm, '$1$2:')
    .replaceAll(/"([^"]*)\{\{\$timestamp\}\}"/g, (_, start: string) => `\`${start}\${Date.now()}\``)
    .replaceAll(/\n/g, '\n  ')
}
