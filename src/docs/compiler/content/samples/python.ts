import { body, type CallShape, code, each, header, headersOf, type Template, url } from './shape.ts'

const functions = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']

export function python(shape: CallShape): Template {
  const call = functions.includes(shape.method) ? `${shape.method.toLowerCase()}(` : `request(\n    "${shape.method}",`
  return code`import requests

response = requests.${call}
    ${url('python')},
${headers(shape)}${bodyLines(shape)}    timeout=30,
)

print(response.status_code)
print(response.text)`
}

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
  const hole = body(`python-${sent.kind}`, { files: sent.files })
  if (sent.kind !== 'multipart') return ['    ', hole, ',\n']
  return code`    files=[
        ${hole}
    ],
`
}
