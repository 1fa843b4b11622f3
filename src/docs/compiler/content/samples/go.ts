import { type CallShape, code, headersOf, placeholder, type SentBody, type Template } from './shape.ts'

const methods: Record<string, string> = {
  GET: 'http.MethodGet',
  HEAD: 'http.MethodHead',
  POST: 'http.MethodPost',
  PUT: 'http.MethodPut',
  PATCH: 'http.MethodPatch',
  DELETE: 'http.MethodDelete',
  OPTIONS: 'http.MethodOptions',
  TRACE: 'http.MethodTrace',
}

/** The call with the standard library. */
export function go(shape: CallShape): Template {
  const isMultipart = shape.body?.kind === 'multipart'
  const method = methods[shape.method] ?? `"${shape.method}"`
  const headers = headersOf(shape).flatMap(
    (name) => code`	request.Header.Set("${name}", ${placeholder.header('go', name, shape)})\n`,
  )
  return code`package main

import (
${imports(shape)})

func main() {
${prepare(shape)}	request, err := http.NewRequest(${method}, ${placeholder.url('go')}, ${shape.body ? 'body' : 'nil'})
	if err != nil {
		log.Fatal(err)
	}
${headers}${shape.body && isMultipart ? contentType(shape.body) : ''}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()

	answer, err := io.ReadAll(response.Body)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(response.StatusCode)
	fmt.Println(string(answer))
}${shape.body && isMultipart ? functions(shape.body) : ''}`
}

function imports({ body: sent }: CallShape): string {
  const more: Record<string, string[]> = {
    json: ['strings'],
    text: ['strings'],
    form: ['net/url', 'strings'],
    multipart: sent ? partImports(sent) : [],
    binary: ['os'],
  }
  const names = ['fmt', 'io', 'log', 'net/http', ...(sent ? (more[sent.kind] ?? []) : [])].toSorted()
  return names.map((name) => `\t"${name}"\n`).join('')
}

function prepare({ body: sent }: CallShape): Template {
  if (!sent) return []
  if (sent.kind === 'binary') {
    return code`	body, err := os.Open("file.bin")
	if err != nil {
		log.Fatal(err)
	}
	defer body.Close()

`
  }
  if (sent.kind === 'form') {
    return code`	fields := url.Values{}
	${placeholder.body('go-form')}
	body := strings.NewReader(fields.Encode())

`
  }
  if (sent.kind === 'multipart') {
    return code`	body := &bytes.Buffer{}
	form := multipart.NewWriter(body)
	${placeholder.parts('go-multipart', sent)}
	form.Close()

`
  }
  return code`	body := strings.NewReader(${placeholder.body('go-text', '')})

`
}

function contentType({ subtype }: SentBody): string {
  const value =
    subtype === 'form-data' ? 'form.FormDataContentType()' : `"multipart/${subtype}; boundary="+form.Boundary()`
  return `\trequest.Header.Set("Content-Type", ${value})\n`
}

const hasHead = ({ encodings }: SentBody, name: string): boolean =>
  encodings[name]?.type !== undefined || encodings[name]?.headers !== undefined

const partImports = (sent: SentBody): string[] => [
  ...['bytes', 'mime/multipart'],
  ...(sent.files.length > 0 ? ['os'] : []),
  ...(Object.keys(sent.encodings).some((name) => hasHead(sent, name)) ? ['net/textproto'] : []),
]

const functions = (sent: SentBody): string =>
  [
    sent.files.some((name) => !hasHead(sent, name)) ? addFile : '',
    Object.keys(sent.encodings).some((name) => hasHead(sent, name)) ? addPart : '',
    sent.files.some((name) => hasHead(sent, name)) ? readFile : '',
  ].join('')

const addPart = `

func addPart(form *multipart.Writer, head textproto.MIMEHeader, content []byte) {
	part, err := form.CreatePart(head)
	if err != nil {
		log.Fatal(err)
	}
	part.Write(content)
}`

const readFile = `

func readFile(path string) []byte {
	content, err := os.ReadFile(path)
	if err != nil {
		log.Fatal(err)
	}
	return content
}`

const addFile = `

func addFile(form *multipart.Writer, field, path string) {
	file, err := os.Open(path)
	if err != nil {
		log.Fatal(err)
	}
	defer file.Close()

	part, err := form.CreateFormFile(field, path)
	if err != nil {
		log.Fatal(err)
	}
	if _, err := io.Copy(part, file); err != nil {
		log.Fatal(err)
	}
}`
