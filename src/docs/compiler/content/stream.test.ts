import { describe, expect, it } from 'vitest'
import type { MediaObject } from '#domain/openapi.ts'
import { examplesOf } from './examples.ts'

const schema = { type: 'array', items: { type: 'object', properties: { id: { type: 'integer', example: 7 } } } }
const document = { openapi: '3.1.0', info: { title: 'Streams', version: '1' } }
const texts = (type: string, media: MediaObject = { schema }) =>
  examplesOf(media, { type, direction: 'response', document }).map(({ text }) => text)

describe('the example of a stream', () => {
  it('has an item per line', () => {
    expect(texts('application/jsonl')).toEqual(['{"id":7}'])
    expect(texts('application/x-ndjson; charset=utf-8', { example: [{ a: 1 }, { a: 2 }] })).toEqual([
      '{"a":1}\n{"a":2}',
    ])
  })

  it('has the fields of its events', () => {
    const events = [{ event: 'tick', data: { at: 1 }, id: 1 }, { data: 'two\nlines' }, 'bare']
    expect(texts('text/event-stream', { example: events })).toEqual([
      'event: tick\ndata: {"at":1}\nid: 1\n\ndata: two\ndata: lines\n\ndata: bare',
    ])
  })

  it('separates the records of a sequence', () => {
    expect(texts('application/json-seq')).toEqual(['\u001e{"id":7}\n'])
  })

  it('has a row per item of comma-separated values', () => {
    const rows = [{ id: 1, note: 'a "b", c' }]
    expect(texts('text/csv', { example: rows })).toEqual(['id,note\n1,"a ""b"", c"'])
    const uneven = [{ id: 1 }, { note: 'late', id: 2 }, { note: 'alone' }]
    expect(texts('text/csv', { example: uneven })).toEqual(['id,note\n1,\n2,late\n,alone'])
    expect(texts('text/csv', { schema: { type: 'array', items: { type: 'object' } } })).toEqual([])
  })

  it('is a list in other media types', () => {
    expect(JSON.parse(texts('application/json')[0] ?? '')).toEqual([{ id: 7 }])
  })
})
