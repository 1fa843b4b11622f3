import { describe, expect, it } from 'vitest'
import { type ParameterStyle, wholeQuery, writeParameter } from './parameter-encoding.ts'

const list = ['a b', 'c']
const object = { x: 1, y: 'a b' }
type How = Omit<ParameterStyle, 'name'>
const form = 'application/x-www-form-urlencoded'

describe('a parameter', () => {
  it.each<[How, unknown, string | null]>([
    [{ in: 'path' }, 'a/b', 'a%2Fb'],
    [{ in: 'path' }, list, 'a%20b,c'],
    [{ in: 'path' }, object, 'x,1,y,a%20b'],
    [{ in: 'path', explode: true }, object, 'x=1,y=a%20b'],
    [{ in: 'path', style: 'label' }, 'a', '.a'],
    [{ in: 'path', style: 'label', explode: true }, list, '.a%20b.c'],
    [{ in: 'path', style: 'matrix' }, list, ';p=a%20b,c'],
    [{ in: 'path', style: 'matrix', explode: true }, list, ';p=a%20b;p=c'],
    [{ in: 'path', style: 'matrix', explode: true }, object, ';x=1;y=a%20b'],
    [{ in: 'query' }, true, 'p=true'],
    [{ in: 'query' }, list, 'p=a%20b&p=c'],
    [{ in: 'query', explode: false }, list, 'p=a%20b,c'],
    [{ in: 'query', style: 'pipeDelimited' }, list, 'p=a%20b%7Cc'],
    [{ in: 'query', style: 'spaceDelimited' }, list, 'p=a%20b%20c'],
    [{ in: 'query' }, object, 'x=1&y=a%20b'],
    [{ in: 'query', explode: false }, object, 'p=x,1,y,a%20b'],
    [{ in: 'query', style: 'deepObject', explode: true }, object, 'p%5Bx%5D=1&p%5By%5D=a%20b'],
    [
      { in: 'query', style: 'deepObject' },
      { a: { b: 1 }, c: [1, 2] },
      'p%5Ba%5D%5Bb%5D=1&p%5Bc%5D%5B%5D=1&p%5Bc%5D%5B%5D=2',
    ],
    [{ in: 'query', style: 'deepObject' }, [{ id: 1 }, { id: 2 }], 'p%5B0%5D%5Bid%5D=1&p%5B1%5D%5Bid%5D=2'],
    [{ in: 'query', allowReserved: true }, 'https://a/?b&c', 'p=https://a/?b%26c'],
    [{ in: 'query', type: 'application/json' }, { a: [1] }, 'p=%7B%22a%22%3A%5B1%5D%7D'],
    [{ in: 'query', type: 'application/json' }, 'a', 'p=%22a%22'],
    [{ in: 'query', type: 'application/json' }, '[1]', 'p=%5B1%5D'],
    [{ in: 'query', style: wholeQuery, type: form }, object, 'x=1&y=a%20b'],
    [{ in: 'query', style: wholeQuery, type: `${form}; charset=utf-8` }, object, 'x=1&y=a%20b'],
    [{ in: 'query', style: wholeQuery, type: form.toUpperCase() }, object, 'x=1&y=a%20b'],
    [{ in: 'header' }, list, 'a b,c'],
    [{ in: 'header' }, ['é', '10 €'], '%C3%A9,10 %E2%82%AC'],
    [{ in: 'header', explode: true }, object, 'x=1,y=a b'],
    [{ in: 'cookie' }, 'a b', 'p=a%20b'],
    [{ in: 'cookie' }, list, 'p=a%20b; p=c'],
    [{ in: 'cookie', explode: false }, list, 'p=a%20b,c'],
    [{ in: 'cookie' }, object, 'x=1; y=a%20b'],
    [{ in: 'cookie', style: 'cookie' }, 'a/b', 'p=a/b'],
    [{ in: 'query' }, '', null],
    [{ in: 'query' }, [], null],
    [{ in: 'query' }, { from: '' }, null],
    [{ in: 'path' }, undefined, null],
  ])('%j of %j is written %s', (how, value, written) => {
    expect(writeParameter({ name: 'p', ...how }, value)).toBe(written)
  })
})
