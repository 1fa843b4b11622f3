import { body, type CallShape, code, each, header, headersOf, type Template, url } from './shape.ts'

export function ruby(shape: CallShape): Template {
  const name = shape.method.charAt(0) + shape.method.slice(1).toLowerCase()
  return code`${shape.body?.kind === 'json' ? 'require "json"\n' : ''}require "net/http"

uri = URI(${url('ruby')})
request = Net::HTTP::${name}.new(uri)
${each(
  headersOf(shape),
  (each) => code`request["${each}"] = ${header('ruby', each, shape)}
`,
)}${bodyLine(shape)}
response = Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == "https") do |http|
  http.request(request)
end

puts response.code
puts response.body`
}

function bodyLine({ body: sent }: CallShape): Template {
  if (!sent) return []
  if (sent.kind === 'binary') return ['request.body = File.binread("file.bin")\n']
  const hole = body(`ruby-${sent.kind}`, { files: sent.files })
  if (sent.kind !== 'multipart') {
    return code`request.body = ${hole}
`
  }
  return code`request.set_form(
  [
    ${hole}
  ],
  "multipart/form-data"
)
`
}
