import { expect, it } from 'vitest'
import { plainLine } from './plain-line.ts'

it.each([
  ['Get `id` of a *good* **charge**', 'Get id of a good charge'],
  ['## Read [the docs](https://example.com)', 'Read the docs'],
  ['List<Charge> of a_b_c & 2 * 3', 'List<Charge> of a_b_c & 2 * 3'],
  ['`List<Charge>`', 'List<Charge>'],
  ['![Logo](logo.png)', 'Logo'],
  ['two\n*lines*', 'two lines'],
  ['[]', '[]'],
])('reads %j as %j', (text, line) => expect(plainLine(text)).toBe(line))
