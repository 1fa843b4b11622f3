import { body, type CallShape, code, each, header, headersOf, type Template, url } from './shape.ts'

export function csharp(shape: CallShape): Template {
  return code`${shape.body ? 'using System.Net.Http.Headers;\n\n' : ''}using var client = new HttpClient();
using var request = new HttpRequestMessage(HttpMethod.${pascal(shape.method)}, ${url('csharp')});
${each(
  headersOf(shape, 'content-type'),
  (name) => code`request.Headers.TryAddWithoutValidation("${name}", ${header('csharp', name, shape)});
`,
)}${content(shape)}
using var response = await client.SendAsync(request);

Console.WriteLine((int)response.StatusCode);
Console.WriteLine(await response.Content.ReadAsStringAsync());`
}

const pascal = (method: string) => method.charAt(0) + method.slice(1).toLowerCase()

// In .NET the content type is a header of the content, not of the request.
function content(shape: CallShape): Template {
  const { body: sent } = shape
  if (!sent) return []
  if (sent.kind === 'multipart') {
    return code`
using var form = new MultipartFormDataContent();
${body('csharp-multipart', { files: sent.files })}
request.Content = form;
`
  }
  if (sent.kind === 'form') {
    return code`request.Content = ${body('csharp-form', { absent: '' })};
`
  }
  const type = code`new MediaTypeHeaderValue(${header('csharp', 'Content-Type', shape)})`
  if (sent.kind === 'binary') {
    return code`request.Content = new StreamContent(File.OpenRead("file.bin"));
request.Content.Headers.ContentType = ${type};
`
  }
  return code`request.Content = new StringContent(
    ${body('csharp-text', { absent: '' })},
    ${type});
`
}
