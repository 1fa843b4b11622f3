import { describe, expect, it } from 'vitest'
import { fillSnippet } from '#docs/model/fill-snippet.ts'
import { languages } from '#docs/model/snippet.ts'
import { snippetsOf } from './snippets.ts'

const bodies = [
  null,
  'application/json',
  'text/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'image/png',
]
const shapes = bodies.map((type) => ({
  method: type ? 'POST' : 'GET',
  headers: ['Content-Type', 'X-Api-Key', 'X-Trace'],
  body: type === null ? null : { type, files: ['file'] },
}))
const snippets = shapes.flatMap(snippetsOf)
const json = snippetsOf({
  method: 'POST',
  headers: ['Content-Type', 'X-Api-Key'],
  body: { type: 'application/json', files: [] },
})

const filled = (language: string, body: string | null, headers: Record<string, string> = { 'X-Api-Key': 'k' }) => {
  const snippet = json.find((each) => each.language === language)
  return snippet ? fillSnippet(snippet, { url: 'https://pay.example/v1/charges', headers, body }).text : ''
}

describe('a code sample', () => {
  it('begins with its note as a comment', () => {
    const withNote = snippetsOf({ method: 'GET', headers: [], body: null, note: 'Deprecated, ends on 1 Mar 2027.' })
    const firstLines = withNote.map((snippet) => {
      const { text } = fillSnippet(snippet, { url: 'https://pay.example', headers: {}, body: null })
      return text.replace('<?php\n', '').split('\n')[0]
    })
    expect(firstLines).toEqual(
      languages.map(({ id }) => {
        const sign = ['shell', 'python', 'ruby'].includes(id) ? '#' : '//'
        return `${sign} Deprecated, ends on 1 Mar 2027.`
      }),
    )
  })

  it('is written in every language, in the order of the model', () => {
    expect(json.map(({ language }) => language)).toEqual(languages.map(({ id }) => id))
  })

  it('has no element that spans lines, except filled-in values', () => {
    for (const part of snippets.flatMap(({ parts }) => parts)) {
      if (typeof part !== 'string') continue
      for (const line of part.split('\n')) expect(line.match(/<span/g)?.length).toBe(line.match(/<\/span>/g)?.length)
    }
  })

  it('leaves out the line of a header without a value', () => {
    expect(filled('python', '{}', {})).not.toContain('X-Api-Key')
    expect(filled('java', '{}', {})).not.toContain('X-Api-Key')
  })

  it('sends the content type where the caller does not set it', () => {
    expect(filled('go', '{}')).toContain('request.Header.Set("Content-Type", "application/json")')
  })

  it('leaves out the line of an unsent body and ends the command there', () => {
    expect(filled('shell', null)).toBe(
      [
        "curl --include --request POST 'https://pay.example/v1/charges' \\",
        "  --header 'Content-Type: application/json' \\",
        "  --header 'X-Api-Key: k'",
      ].join('\n'),
    )
    expect(filled('javascript', null)).not.toContain('body')
  })

  it('writes JSON as literals of the language', () => {
    const body = '{"a": [1, true, null], "b-c": {}}'
    expect(filled('javascript', body)).toContain(
      "a: [\n      1,\n      true,\n      null,\n    ],\n    'b-c': {},\n  }),",
    )
    expect(filled('python', body)).toContain('"a": [\n            1,\n            True,\n            None,\n        ],')
    expect(filled('php', body)).toContain("'b-c' => (object) [],")
    expect(filled('ruby', body)).toContain('"b-c": {}\n})')
  })

  it('sends JSON as text where a literal would change it', () => {
    expect(filled('javascript', '{"id": 12345678901234567890}')).toContain(`body: '{"id": 12345678901234567890}'`)
    expect(filled('python', '{"a": 1, "a": 2}')).toContain(`data='{"a": 1, "a": 2}'.encode()`)
    expect(filled('ruby', '{"a": ')).toContain(`request.body = '{"a": '`)
    expect(filled('php', 'null')).toContain("CURLOPT_POSTFIELDS => 'null'")
  })

  it('does not set __proto__', () => {
    expect(filled('javascript', '{"__proto__": 1}')).toContain("['__proto__']: 1")
  })

  it('writes multi-line bodies as multi-line strings where the language has them', () => {
    const body = '{\n  "a": 1\n}'
    expect(filled('java', body)).toContain(
      'ofString("""\n                        {\n                          "a": 1\n',
    )
    expect(filled('csharp', body)).toContain('    """\n    {\n      "a": 1\n    }\n    """,')
    expect(filled('go', body)).toContain('strings.NewReader(`{\n  "a": 1\n}`)')
  })
})
