import { expect, it } from 'vitest'
import { writeTypeNodes } from './type-nodes.ts'

it('gives files the type File, and texts that contain JSON the type string', async () => {
  const text = { type: 'string' }
  const properties = {
    photo: { ...text, format: 'binary' },
    drawing: { ...text, contentMediaType: 'image/svg+xml' },
    scan: { ...text, contentMediaType: 'image/png', contentEncoding: 'base64' },
    facts: { ...text, contentMediaType: 'application/json' },
    notes: { ...text, contentMediaType: 'Application/JSON; charset=utf-8' },
  }
  const document = {
    openapi: '3.1.0',
    info: { title: 'Boats', version: '1' },
    paths: {},
    components: { schemas: { Boat: { type: 'object', properties } } },
  }
  const types = await writeTypeNodes(JSON.stringify(document), () => true)
  expect([...types.matchAll(/(\w+)\?: (File|string);/g)].map(([, name, type]) => [name, type])).toEqual([
    ['photo', 'File'],
    ['drawing', 'File'],
    ['scan', 'string'],
    ['facts', 'string'],
    ['notes', 'string'],
  ])
})
