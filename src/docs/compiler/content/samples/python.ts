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

const functions = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']

export function python(shape: CallShape): Template {
  const subtype = shape.body && isUnusual(shape.body) ? subtypeOf(shape.body) : 'form-data'
  return code`import requests

${subtype === 'form-data' ? call(shape) : callOfOtherType(shape, subtype)}
print(response.status_code)
print(response.text)`
}

function call(shape: CallShape): Template {
  const { method } = shape
  const called = functions.includes(method) ? `${method.toLowerCase()}(` : `request(\n    "${method}",`
  return code`response = requests.${called}
    ${url('python')},
${headers(shape)}${bodyLines(shape)}    timeout=30,
)
`
}

const callOfOtherType = (shape: CallShape, subtype: string): Template => code`request = requests.Request(
    "${shape.method}",
    ${url('python')},
${headers(shape)}${bodyLines(shape)}).prepare()
# requests itself writes form-data only.
request.headers["Content-Type"] = request.headers["Content-Type"].replace("form-data", "${subtype}")
response = requests.Session().send(request, timeout=30)
`

function headers(shape: CallShape): Template {
  const names = headersOf(shape)
  if (names.length === 0) return []
  return code`    headers={
${each(
  names,
  (name) => code`        "${name}": ${header('python', name, shape)},
`,
)}    },
`
}

function bodyLines({ body: sent }: CallShape): Template {
  if (!sent) return []
  if (sent.kind === 'binary') return ['    data=open("file.bin", "rb"),\n']
  const hole = partsOf(`python-${sent.kind}`, sent)
  if (sent.kind !== 'multipart') return ['    ', hole, ',\n']
  return code`    files=[
        ${hole}
    ],
`
}
