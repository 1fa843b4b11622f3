import { body, type CallShape, code, each, header, headersOf, type Template, url } from './shape.ts'

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

export function go(shape: CallShape): Template {
  const isMultipart = shape.body?.kind === 'multipart'
  const method = methods[shape.method] ?? `"${shape.method}"`
  return code`package main

import (
${imports(shape)})

func main() {
${prepare(shape)}	request, err := http.NewRequest(${method}, ${url('go')}, ${shape.body ? 'body' : 'nil'})
	if err != nil {
		log.Fatal(err)
	}
${each(
  headersOf(shape),
  (name) => code`	request.Header.Set("${name}", ${header('go', name, shape)})
`,
)}${isMultipart ? '\trequest.Header.Set("Content-Type", form.FormDataContentType())\n' : ''}
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
}${isMultipart && shape.body?.files.length ? addFile : ''}`
}

function imports({ body: sent }: CallShape): string {
  const more: Record<string, string[]> = {
    json: ['strings'],
    text: ['strings'],
    form: ['net/url', 'strings'],
    multipart: ['bytes', 'mime/multipart', ...(sent?.files.length ? ['os'] : [])],
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
	${body('go-form')}
	body := strings.NewReader(fields.Encode())

`
  }
  if (sent.kind === 'multipart') {
    return code`	body := &bytes.Buffer{}
	form := multipart.NewWriter(body)
	${body('go-multipart', { files: sent.files })}
	form.Close()

`
  }
  return code`	body := strings.NewReader(${body('go-text', { absent: '' })})

`
}

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
