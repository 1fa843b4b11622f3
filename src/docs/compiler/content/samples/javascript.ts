import { type CallShape, code, headersOf, isUnusual, placeholder, type SentBody, type Template } from './shape.ts'

/** The call with fetch. */
export function javascript(call: CallShape): Template {
  const shape = sendable(call)
  return code`${head(call)}${multipart(shape)}const response = await fetch(${placeholder.url('javascript')}, ${options(shape)})

console.log(response.status)
console.log(await response.text())`
}

/** The call with fetch and TypeScript types. */
export function typescript(call: CallShape): Template {
  const shape = sendable(call)
  return code`${head(call)}${multipart(shape, true)}const init: RequestInit = ${options(shape)}

const response: Response = await fetch(${placeholder.url('javascript')}, init)
const answer: string = await response.text()

console.log(response.status)
console.log(answer)

export {}`
}

const withoutBody = ['GET', 'HEAD']

/** fetch rejects a body with these methods. */
const sendable = (shape: CallShape): CallShape =>
  withoutBody.includes(shape.method) ? { ...shape, body: null } : shape

function head({ method, body: sent }: CallShape): string {
  if (sent && withoutBody.includes(method)) return `// fetch sends no body with ${method}.\n`
  const isFile = sent?.kind === 'binary' || (sent?.kind === 'multipart' && sent.files.length > 0)
  return isFile ? "import { openAsBlob } from 'node:fs'\n\n" : ''
}

function multipart({ body: sent }: CallShape, isTyped = false): Template {
  if (sent?.kind !== 'multipart') return []
  if (isUnusual(sent)) return rawMultipart(sent, isTyped)
  return code`const form = new FormData()
${placeholder.parts('javascript-multipart', sent)}

`
}

/** FormData writes no headers of parts. */
function rawMultipart(sent: SentBody, isTyped: boolean): Template {
  const parameters = isTyped ? 'head: string, content: BlobPart' : 'head, content'
  return code`const boundary = crypto.randomUUID()
const part = (${parameters}) => [\`--\${boundary}\\r\\n\${head}\\r\\n\\r\\n\`, content, '\\r\\n']

const body = new Blob([
  ${placeholder.parts('javascript-raw-parts', sent)}
  \`--\${boundary}--\\r\\n\`,
])

`
}

const options = (shape: CallShape): Template => code`{
  method: '${shape.method}',
${headers(shape)}${bodyLine(shape)}}`

function headers(shape: CallShape): Template {
  const names = headersOf(shape)
  const { body: sent } = shape
  const boundary =
    sent && isUnusual(sent) ? `    'Content-Type': \`multipart/${sent.subtype}; boundary=\${boundary}\`,\n` : ''
  if (names.length === 0 && boundary === '') return []
  return code`  headers: {
${boundary}${names.flatMap((name) => code`    ${key(name)}: ${placeholder.header('javascript', name, shape)},\n`)}  },
`
}

const key = (name: string) => (/^[a-z_$][\w$]*$/i.test(name) ? name : `'${name}'`)

function bodyLine({ body: sent }: CallShape): Template {
  if (!sent) return []
  if (sent.kind === 'binary') return ["  body: await openAsBlob('file.bin'),\n"]
  if (sent.kind === 'multipart') return [isUnusual(sent) ? '  body,\n' : '  body: form,\n']
  return code`  body: ${placeholder.body(`javascript-${sent.kind}`)},
`
}
