import { type CallShape, code, headersOf, placeholder, type SentBody, type Template } from './shape.ts'

/** The call with the HTTP client of the JDK. */
export function java(shape: CallShape): Template {
  const isMultipart = shape.body?.kind === 'multipart'
  const headers = headersOf(shape).flatMap(
    (name) => code`                .header("${name}", ${placeholder.header('java', name, shape)})\n`,
  )
  return code`${imports(shape)}
public class Sample {
${isMultipart ? boundary : ''}    public static void main(String[] args) throws Exception {
${isMultipart ? multipart(shape) : []}        var request = HttpRequest.newBuilder()
                .uri(URI.create(${placeholder.url('java')}))
${headers}${shape.body && isMultipart ? contentType(shape.body) : ''}                .${publish(shape)}
                .build();

        var response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());

        System.out.println(response.statusCode());
        System.out.println(response.body());
    }
${isMultipart ? part : ''}}`
}

function imports({ body: sent }: CallShape): string {
  const forFiles = ['java.nio.file.Path']
  const forParts = ['java.io.ByteArrayOutputStream', 'java.nio.file.Files', 'java.nio.file.Path', 'java.util.UUID']
  const names = [
    ...['java.net.URI', 'java.net.http.HttpClient', 'java.net.http.HttpRequest', 'java.net.http.HttpResponse'],
    ...(sent?.kind === 'binary' ? forFiles : []),
    ...(sent?.kind === 'multipart' ? forParts : []),
  ].toSorted()
  const utf8 = sent?.kind === 'multipart' ? '\nimport static java.nio.charset.StandardCharsets.UTF_8;\n' : ''
  return `${names.map((name) => `import ${name};\n`).join('')}${utf8}`
}

function publish({ method, body: sent }: CallShape): Template {
  if (!sent && (method === 'GET' || method === 'DELETE')) return [`${method}()`]
  if (!sent) return [`method("${method}", HttpRequest.BodyPublishers.noBody())`]
  const call = method === 'POST' || method === 'PUT' ? `${method}(` : `method("${method}", `
  if (sent.kind === 'binary') return [`${call}HttpRequest.BodyPublishers.ofFile(Path.of("file.bin")))`]
  if (sent.kind === 'multipart') return [`${call}HttpRequest.BodyPublishers.ofByteArray(body.toByteArray()))`]
  return code`${call}HttpRequest.BodyPublishers.ofString(${placeholder.body('java-text', '')}))`
}

// The JDK has no multipart body publisher.
const boundary = '    static final String BOUNDARY = UUID.randomUUID().toString();\n\n'
const contentType = (sent: SentBody) =>
  `                .header("Content-Type", "multipart/${sent.subtype}; boundary=" + BOUNDARY)\n`

const multipart = ({ body: sent }: CallShape) => code`        var body = new ByteArrayOutputStream();
        ${sent ? placeholder.parts('java-multipart', sent) : []}
        body.write(("--" + BOUNDARY + "--\\r\\n").getBytes(UTF_8));

`

const part = `
    static void part(ByteArrayOutputStream body, String head, byte[] content) throws Exception {
        body.write(("--" + BOUNDARY + "\\r\\n" + head + "\\r\\n\\r\\n").getBytes(UTF_8));
        body.write(content);
        body.write("\\r\\n".getBytes(UTF_8));
    }
`
