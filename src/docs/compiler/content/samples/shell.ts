import {
  type CallShape,
  code,
  each,
  header,
  headersOf,
  isUnusual,
  partsOf,
  subtypeOf,
  type Template,
  url,
} from './shape.ts'

export function shell(shape: CallShape): Template {
  const { method } = shape
  // --request HEAD would wait for a body. --data implies POST, but an explicit method is clearer.
  const isPlain = method === 'GET' && !shape.body
  const flags = method === 'HEAD' ? '--head' : isPlain ? '--include' : `--include --request ${method}`
  return code`curl ${flags} ${url('shell-url')}${each(headersOf(shape), (name) => headerLine(shape, name))}${bodyLine(shape)}`
}

const headerLine = (shape: CallShape, name: string) => code` \\
  --header ${header('shell-header', name, shape)}`

function bodyLine({ body: sent }: CallShape): Template {
  if (!sent) return []
  if (sent.kind === 'binary') return [" \\\n  --data-binary '@file.bin'"]
  const as = { json: 'shell-text', text: 'shell-text', form: 'shell-form', multipart: 'shell-multipart' }[sent.kind]
  const type = isUnusual(sent) && subtypeOf(sent) !== 'form-data' ? ` \\\n  --header 'Content-Type: ${sent.type}'` : ''
  return code`${type} \\
  ${partsOf(as, sent)}`
}
