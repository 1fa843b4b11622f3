import { describe, expect, it } from 'vitest'
import { braceProblem, dynamicNames, fillTemplate, piecesOf } from './sms-template.ts'

const template = 'Dear { name }, #PASSWORD# is your code for {service}. Bye, {name}.'

describe('piecesOf', () => {
  it('cuts a template at its marks', () => {
    expect(piecesOf('#PASSWORD# for {service}!')).toEqual([
      { kind: 'password', text: '#PASSWORD#' },
      { kind: 'text', text: ' for ' },
      { kind: 'dynamic', text: '{service}', name: 'service' },
      { kind: 'text', text: '!' },
    ])
  })

  it.each(['', template, '{{a}}', '}{', '#PASSWORD', '#password#', '{a'])('loses nothing of %j', (text) => {
    expect(
      piecesOf(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text)
  })
})

describe('dynamicNames', () => {
  it('names each once', () => {
    expect(dynamicNames(template)).toEqual(['name', 'service'])
    expect(dynamicNames('Nothing changes.')).toEqual([])
  })
})

describe('braceProblem', () => {
  it.each([template, '', 'No braces', '#PASSWORD#'])('has nothing to say about %j', (text) => {
    expect(braceProblem(text)).toBeUndefined()
  })

  it.each(['{a', 'a}', '{{a}}', '}{'])('misses a counterpart in %j', (text) => {
    expect(braceProblem(text)).toContain('counterpart')
  })

  it.each(['{}', 'for { }.'])('misses a name in %j', (text) => {
    expect(braceProblem(text)).toContain('nothing between')
  })
})

describe('fillTemplate', () => {
  it('puts values and password in their places', () => {
    expect(fillTemplate(template, { name: 'Asa', service: 'Lumen' }, '123456')).toBe(
      'Dear Asa, 123456 is your code for Lumen. Bye, Asa.',
    )
  })

  it('leaves the braces of what has no value', () => {
    expect(fillTemplate('{a} {b}', { a: '' }, '1')).toBe('{a} {b}')
  })

  it('takes what it puts in as it is', () => {
    expect(fillTemplate('{a} {b}', { a: '{b}', b: '$&' }, '1')).toBe('{b} $&')
  })
})
