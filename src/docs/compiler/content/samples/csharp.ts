import { type CallShape, code, headersOf, placeholder, type SentBody, type Template } from './shape.ts'

// In .NET these are headers of the content, not of the request, which drops them.
const contentHeaders = /^(allow|content-.+|expires|last-modified)$/i

/** The call with HttpClient. */
export function csharp(shape: CallShape): Template {
  const names = headersOf(shape, 'content-type')
  const ofRequest = names
    .filter((name) => !contentHeaders.test(name))
    .flatMap((name) => headerLine('request', name, shape))
  const ofContent = names
    .filter((name) => shape.body && contentHeaders.test(name))
    .flatMap((name) => headerLine('request.Content', name, shape))
  return code`${shape.body ? 'using System.Net.Http.Headers;\n\n' : ''}using var client = new HttpClient();
using var request = new HttpRequestMessage(${method(shape.method)}, ${placeholder.url('csharp')});
${ofRequest}${content(shape)}${ofContent}
using var response = await client.SendAsync(request);

Console.WriteLine((int)response.StatusCode);
Console.WriteLine(await response.Content.ReadAsStringAsync());`
}

const headerLine = (of: string, name: string, shape: CallShape) =>
  code`${of}.Headers.TryAddWithoutValidation("${name}", ${placeholder.header('csharp', name, shape)});\n`

const known = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']

const method = (name: string): string =>
  known.includes(name) ? `HttpMethod.${name.charAt(0)}${name.slice(1).toLowerCase()}` : `new HttpMethod("${name}")`

function content(shape: CallShape): Template {
  const { body: sent } = shape
  if (!sent) return []
  if (sent.kind === 'multipart') {
    return code`
using var form = new MultipartFormDataContent();
${subtypeLine(sent)}${placeholder.parts('csharp-multipart', sent)}
request.Content = form;
`
  }
  if (sent.kind === 'form') {
    return code`request.Content = ${placeholder.body('csharp-form', '')};\n`
  }
  const type = code`MediaTypeHeaderValue.Parse(${placeholder.header('csharp', 'Content-Type', shape)})`
  if (sent.kind === 'binary') {
    return code`request.Content = new StreamContent(File.OpenRead("file.bin"));
request.Content.Headers.ContentType = ${type};
`
  }
  return code`request.Content = new StringContent(
    ${placeholder.body('csharp-text', '')},
    ${type});
`
}

const subtypeLine = ({ subtype }: SentBody): string =>
  subtype === 'form-data' ? '' : `form.Headers.ContentType!.MediaType = "multipart/${subtype}";\n`
