import { describe, expect, it } from 'vitest'
import type { MediaObject, OpenApiDocument, SchemaNode } from '#domain/openapi.ts'
import { examplesOf } from './examples.ts'

const order: SchemaNode = {
  type: 'object',
  xml: { name: 'order' },
  properties: {
    id: { type: 'integer', xml: { attribute: true } },
    note: { type: 'string', example: 'a < b' },
    lines: { type: 'array', xml: { wrapped: true }, items: { type: 'string', xml: { name: 'line' } } },
  },
}
const document: OpenApiDocument = {
  openapi: '3.1.0',
  info: { title: 'T', version: '1' },
  components: { schemas: { Order: order }, examples: { shared: { summary: 'Shared', value: { id: 7 } } } },
}
const schema = { $ref: '#/components/schemas/Order' }
const shown = (media: MediaObject, type = 'application/json') =>
  examplesOf(media, { type, direction: 'request', document })
const textOf = (media: MediaObject, type?: string) => shown(media, type)[0]?.text

describe('the examples of a body', () => {
  it('use the examples of the file, by name', () => {
    const examples = shown({
      schema,
      examples: { one: { value: { id: 1 } }, two: { $ref: '#/components/examples/shared' } },
    })
    expect(examples.map(({ name, summary, text, generated }) => [name, summary, text, generated])).toEqual([
      ['one', null, '{\n  "id": 1\n}', false],
      ['two', 'Shared', '{\n  "id": 7\n}', false],
    ])
    expect(examples[0]?.html).toBe('{\n  <span class="tok-key">"id"</span>: <span class="tok-number">1</span>\n}')
  })

  it('show the link of an external example', () => {
    const [example] = shown({ examples: { far: { externalValue: 'https://x.example/a.json' } } })
    expect(example).toMatchObject({ text: '', externalValue: 'https://x.example/a.json' })
  })

  it('are generated from the schema when the file has none', () => {
    expect(shown({ schema })).toMatchObject([{ generated: true, text: expect.stringContaining('"a < b"') }])
  })

  it('name the rule of the schema that a generated example violates', () => {
    const impossible: SchemaNode = { type: 'object', required: ['a'], properties: { a: { type: 'string', not: {} } } }
    expect(shown({ schema: impossible })).toMatchObject([{ generated: true, violation: 'a is excluded' }])
    expect(shown({ schema })[0]).not.toHaveProperty('violation')
  })

  it('are formatted for their media type', () => {
    expect(textOf({ schema }, 'application/xml')).toBe(
      '<order id="1">\n  <note>a &lt; b</note>\n  <lines>\n    <line>string</line>\n  </lines>\n</order>',
    )
    expect(textOf({ schema }, 'application/x-www-form-urlencoded')).toBe('id=1&note=a+%3C+b&lines=string')
    expect(JSON.parse(textOf({ schema }, 'multipart/form-data') ?? '')).toMatchObject({ note: 'a < b' })
    expect(textOf({ schema: { type: 'string' } }, 'text/plain')).toBe('string')
    expect(shown({ schema: { type: 'string', format: 'binary' } }, 'image/png')).toEqual([])
  })

  it('are YAML and XML of OpenAPI 3.2', () => {
    expect(textOf({ schema }, 'application/yaml')).toBe('id: 1\nnote: a < b\nlines:\n  - string')
    const text: SchemaNode = {
      properties: {
        id: { const: 1, xml: { nodeType: 'attribute' } },
        words: { const: '<', xml: { nodeType: 'cdata' } },
      },
    }
    expect(textOf({ schema: { ...text, xml: { name: 'a' } } }, 'text/xml')).toBe('<a id="1"><![CDATA[<]]></a>')
  })

  it('use the only member of an unnamed object as the XML root', () => {
    expect(textOf({ schema: { properties: { Order: schema } } }, 'text/xml')).toMatch(/^<order id="1">/)
    expect(textOf({ schema: { properties: { Tag: { properties: { a: { const: 1 } } } } } }, 'text/xml')).toBe(
      '<Tag>\n  <a>1</a>\n</Tag>',
    )
  })

  it('are an empty object where any JSON may be sent, and none for a form without fields', () => {
    expect([textOf({}), textOf({ schema: true }), textOf({ schema: {} })]).toEqual(['{}', '{}', '{}'])
    expect(shown({ schema: { type: 'object' } }, 'application/x-www-form-urlencoded')).toEqual([])
  })

  it('are parsed when they are JSON in a string, and kept otherwise', () => {
    expect(textOf({ example: '{"a":1}' })).toBe('{\n  "a": 1\n}')
    expect(textOf({ example: '{"a": ...}' })).toBe('{"a": ...}')
    expect(textOf({ example: 'word' })).toBe('"word"')
  })

  it('are not highlighted when they are very long', () => {
    const [example] = shown({ example: Array.from({ length: 3000 }, (_, index) => index) })
    expect(example?.html).not.toContain('<span')
  })
})
