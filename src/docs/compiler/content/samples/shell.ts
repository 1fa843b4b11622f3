import { type CallShape, code, headersOf, isUnusual, placeholder, type Template } from './shape.ts'

/** The call with cURL. */
export function shell(shape: CallShape): Template {
  const { method } = shape
  // --request HEAD would wait for a body. --data implies POST, but an explicit method is clearer.
  const isPlain = method === 'GET' && !shape.body
  const flags = method === 'HEAD' ? '--head' : isPlain ? '--include' : `--include --request ${method}`
  const headers = headersOf(shape).flatMap((name) => headerLine(shape, name))
  return code`curl ${flags} ${placeholder.url('shell-url')}${headers}${bodyLine(shape)}`
}

const headerLine = (shape: CallShape, name: string) => code` \\
  --header ${placeholder.header('shell-header', name, shape)}`

function bodyLine({ body: sent }: CallShape): Template {
  if (!sent) return []
  if (sent.kind === 'binary') return [" \\\n  --data-binary '@file.bin'"]
  const as = { json: 'shell-text', text: 'shell-text', form: 'shell-form', multipart: 'shell-multipart' }[sent.kind]
  const type = isUnusual(sent) && sent.subtype !== 'form-data' ? ` \\\n  --header 'Content-Type: ${sent.type}'` : ''
  return code`${type} \\
  ${placeholder.parts(as, sent)}`
}
