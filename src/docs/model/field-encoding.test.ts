import { describe, expect, it } from 'vitest'
import { type FieldEncoding, formText } from './field-encoding.ts'
import { multipartFields } from './multipart-fields.ts'

const object = { x: 1, y: 'a b' }

describe('a property of a form', () => {
  it.each<[FieldEncoding, unknown, string]>([
    [{}, 'a&b', 'p=a%26b'],
    [{}, ['a', 'b'], 'p=a&p=b'],
    [{}, object, 'p={"x":1,"y":"a b"}'],
    [{ explode: true }, object, 'x=1&y=a b'],
    [{ explode: false }, ['a', 'b'], 'p=a,b'],
    [{ style: 'pipeDelimited', explode: false }, ['a', 'b'], 'p=a|b'],
    [{ style: 'deepObject', explode: true }, object, 'p[x]=1&p[y]=a b'],
    [{ type: 'application/json' }, 'a', 'p="a"'],
    [{ type: 'application/json', isText: true }, '{"x":1}', 'p={"x":1}'],
    [{ style: 'form', type: 'application/json' }, 'a', 'p=a'],
  ])('encoded as %j sends %j as %s', (encoding, value, expected) => {
    const [sent, pairs] = [formText({ p: value }, { p: encoding }), expected.replace('%26', '&')]
    expect(decodeURIComponent(sent.replaceAll('+', ' '))).toBe(pairs)
  })

  it('keeps reserved characters where its encoding allows them', () => {
    expect(formText({ p: 'a:/b&' }, { p: { allowReserved: true } })).toBe('p=a:/b%26')
    expect(formText({ p: 'a:/b&' })).toBe('p=a%3A%2Fb%26')
  })
})

it('a part has the type and headers of its encoding, and objects are JSON', () => {
  const fields = multipartFields('{"photo": "a.png", "meta": {}, "note": "x"}', ['photo'], {
    photo: { type: 'image/png', headers: { 'X-Sum': '1' } },
  })
  expect(fields.map(({ name, value, isFile, type, headers }) => [name, value, isFile, type, headers])).toEqual([
    ['photo', 'a.png', true, 'image/png', [['X-Sum', '1']]],
    ['meta', '{}', false, 'application/json', []],
    ['note', 'x', false, undefined, []],
  ])
})
