import { body, type CallShape, code, each, header, headersOf, type Template, url } from './shape.ts'

export function javascript(shape: CallShape): Template {
  return code`${imports(shape)}${multipart(shape)}const response = await fetch(${url('javascript')}, ${options(shape)})

console.log(response.status)
console.log(await response.text())`
}

/** The same with TypeScript types. */
export function typescript(shape: CallShape): Template {
  return code`${imports(shape)}${multipart(shape)}const init: RequestInit = ${options(shape)}

const response: Response = await fetch(${url('javascript')}, init)
const answer: string = await response.text()

console.log(response.status)
console.log(answer)

export {}`
}

function imports({ body: sent }: CallShape): string {
  if (sent?.kind === 'binary') return "import { openAsBlob } from 'node:fs'\n\n"
  if (sent?.kind === 'multipart' && sent.files.length > 0) return "import { openAsBlob } from 'node:fs'\n\n"
  return ''
}

function multipart({ body: sent }: CallShape): Template {
  if (sent?.kind !== 'multipart') return []
  return code`const form = new FormData()
${body('javascript-multipart', { files: sent.files })}

`
}

const options = (shape: CallShape): Template => code`{
  method: '${shape.method}',
${headers(shape)}${bodyLine(shape)}}`

function headers(shape: CallShape): Template {
  const names = headersOf(shape)
  if (names.length === 0) return []
  return code`  headers: {
${each(
  names,
  (name) => code`    ${key(name)}: ${header('javascript', name, shape)},
`,
)}  },
`
}

const key = (name: string) => (/^[a-z_$][\w$]*$/i.test(name) ? name : `'${name}'`)

function bodyLine({ body: sent }: CallShape): Template {
  if (!sent) return []
  if (sent.kind === 'binary') return ["  body: await openAsBlob('file.bin'),\n"]
  if (sent.kind === 'multipart') return ['  body: form,\n']
  return code`  body: ${body(`javascript-${sent.kind}`)},
`
}
