import { type CallShape, code, headersOf, isUnusual, placeholder, type Template } from './shape.ts'

const functions = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']

/** The call with requests. */
export function python(shape: CallShape): Template {
  const subtype = shape.body && isUnusual(shape.body) ? shape.body.subtype : 'form-data'
  return code`import requests

${subtype === 'form-data' ? call(shape) : callOfOtherType(shape, subtype)}
print(response.status_code)
print(response.text)`
}

function call(shape: CallShape): Template {
  const { method } = shape
  const called = functions.includes(method) ? `${method.toLowerCase()}(` : `request(\n    "${method}",`
  return code`response = requests.${called}
    ${placeholder.url('python')},
${headers(shape)}${bodyLines(shape)}    timeout=30,
)
`
}

const callOfOtherType = (shape: CallShape, subtype: string): Template => code`request = requests.Request(
    "${shape.method}",
    ${placeholder.url('python')},
${headers(shape)}${bodyLines(shape)}).prepare()
# requests itself writes form-data only.
request.headers["Content-Type"] = request.headers["Content-Type"].replace("form-data", "${subtype}")
response = requests.Session().send(request, timeout=30)
`

function headers(shape: CallShape): Template {
  const names = headersOf(shape)
  if (names.length === 0) return []
  return code`    headers={
${names.flatMap((name) => code`        "${name}": ${placeholder.header('python', name, shape)},\n`)}    },
`
}

function bodyLines({ body: sent }: CallShape): Template {
  if (!sent) return []
  if (sent.kind === 'binary') return ['    data=open("file.bin", "rb"),\n']
  const parts = placeholder.parts(`python-${sent.kind}`, sent)
  if (sent.kind !== 'multipart') return ['    ', parts, ',\n']
  return code`    files=[
        ${parts}
    ],
`
}
