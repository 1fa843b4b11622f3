import {
  type CallShape,
  code,
  hasTypedTexts,
  headersOf,
  isUnusual,
  placeholder,
  type SentBody,
  type Template,
} from './shape.ts'

/** The call with Net::HTTP. */
export function ruby(shape: CallShape): Template {
  return code`${shape.body?.kind === 'json' ? 'require "json"\n' : ''}require "net/http"
${shape.body && isRaw(shape.body) ? 'require "securerandom"\n' : ''}
uri = URI(${placeholder.url('ruby')})
request = ${request(shape.method)}
${headersOf(shape).flatMap((each) => code`request["${each}"] = ${placeholder.header('ruby', each, shape)}\n`)}${bodyLine(shape)}
response = Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == "https") do |http|
  http.request(request)
end

puts response.code
puts response.body`
}

const known = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']

function request(method: string): string {
  if (known.includes(method)) return `Net::HTTP::${method.charAt(0)}${method.slice(1).toLowerCase()}.new(uri)`
  return `Net::HTTPGenericRequest.new("${method}", true, true, uri)`
}

function bodyLine({ body: sent }: CallShape): Template {
  if (!sent) return []
  if (sent.kind === 'binary') return ['request.body = File.binread("file.bin")\n']
  if (isRaw(sent)) return rawMultipart(sent)
  const parts = placeholder.parts(`ruby-${sent.kind}`, sent)
  if (sent.kind !== 'multipart') {
    return code`request.body = ${parts}\n`
  }
  return code`request.set_form(
  [
    ${parts}
  ],
  "multipart/form-data"
)
`
}

/** Net::HTTP writes no headers of parts, and types of files only. */
const isRaw = (sent: SentBody): boolean => isUnusual(sent) || hasTypedTexts(sent)

const rawMultipart = (sent: SentBody): Template => code`
parts = [
  ${placeholder.parts('ruby-raw-parts', sent)}
]
boundary = SecureRandom.hex
body = parts.map { |head, content| "--#{boundary}\\r\\n#{head.b}\\r\\n\\r\\n#{content.b}\\r\\n" }
request.body = "#{body.join}--#{boundary}--\\r\\n"
request["Content-Type"] = "multipart/${sent.subtype}; boundary=#{boundary}"
`
