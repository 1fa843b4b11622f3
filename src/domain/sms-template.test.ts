import { describe, expect, it } from 'vitest'
import { braceProblem, dynamicNames, fillTemplate, piecesOf } from './sms-template.ts'

const template = 'Dear { name }, #PASSWORD# is your code for {service}. Bye, {name}.'

describe('piecesOf', () => {
  it('splits a template at its placeholders', () => {
    expect(piecesOf('#PASSWORD# for {service}!')).toEqual([
      { kind: 'password', text: '#PASSWORD#' },
      { kind: 'text', text: ' for ' },
      { kind: 'dynamic', text: '{service}', name: 'service' },
      { kind: 'text', text: '!' },
    ])
  })

  it.each(['', template, '{{a}}', '}{', '#PASSWORD', '#password#', '{a'])('keeps every character of %j', (text) => {
    expect(
      piecesOf(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text)
  })
})

describe('dynamicNames', () => {
  it('lists each name once', () => {
    expect(dynamicNames(template)).toEqual(['name', 'service'])
    expect(dynamicNames('Nothing changes.')).toEqual([])
  })
})

describe('braceProblem', () => {
  it.each([template, '', 'No braces', '#PASSWORD#'])('accepts %j', (text) => {
    expect(braceProblem(text)).toBeUndefined()
  })

  it.each(['{a', 'a}', '{{a}}', '}{'])('reports an unmatched brace in %j', (text) => {
    expect(braceProblem(text)).toContain('counterpart')
  })

  it.each(['{}', 'for { }.'])('reports an empty name in %j', (text) => {
    expect(braceProblem(text)).toContain('no name')
  })
})

describe('fillTemplate', () => {
  it('inserts the values and the password', () => {
    expect(fillTemplate(template, { name: 'Asa', service: 'Lumen' }, '123456')).toBe(
      'Dear Asa, 123456 is your code for Lumen. Bye, Asa.',
    )
  })

  it('keeps placeholders without a value', () => {
    expect(fillTemplate('{a} {b} {constructor}', { a: '' }, '1')).toBe('{a} {b} {constructor}')
  })

  it('does not expand inserted values', () => {
    expect(fillTemplate('{a} {b}', { a: '{b}', b: '$&' }, '1')).toBe('{b} $&')
  })
})
