import { expect, it } from 'vitest'
import { ranBeforePaint } from './before-paint.ts'

const origin = 'http://127.0.0.1:8080'
const names = { [`${origin}/1.js`]: 'early', [`${origin}/2.js`]: 'start' }
const ran = (path: string, ts: number, name = 'EvaluateScript') => ({
  name,
  ts,
  args: { data: { url: origin + path } },
})
const painted = (ts: number) => ({ name: 'largestContentfulPaint::Candidate', ts })

it('names what ran before the last and largest paint, once, those of the page by what they are for', () => {
  const events = [ran('/1.js', 1), painted(2), ran('/a.js', 3, 'v8.compileModule'), ran('/a.js', 3), ran('/2.js', 4)]
  expect(ranBeforePaint([...events, painted(5), ran('/b.js', 6)], names)).toEqual(['early', '/a.js', 'start'])
  expect(ranBeforePaint(events, names)).toEqual(['early'])
})

it('says so when nothing was painted', () => {
  expect(() => ranBeforePaint([ran('/a.js', 1)], names)).toThrow('no largest contentful paint')
})
