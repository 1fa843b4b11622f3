import { describe, expect, it } from 'vitest'
import { fieldsMatching, fieldsToChoose, findMentions, insertMention, mentionQuery, splitMentions } from './mentions.ts'

describe('mentions of a text', () => {
  it('are the fields whose labels follow an @, each once', () => {
    expect(findMentions('See @Company address and @Bank code. @Company address!')).toEqual([
      '/company/address',
      '/payment/bankCode',
    ])
    expect(findMentions('Write to dana@lumen.example about the Bank code')).toEqual([])
  })

  it('are links inside the text', () => {
    expect(splitMentions('See @Bank code, please', ['/payment/bankCode'])).toEqual([
      { text: 'See ' },
      { text: '@Bank code', pointer: '/payment/bankCode' },
      { text: ', please' },
    ])
  })

  it('follow a text that does not spell them out', () => {
    expect(splitMentions('See', ['/project/ipAddresses/1'])).toEqual([
      { text: 'See' },
      { text: ' ' },
      { text: '@Whitelisted IPs, entry 2', pointer: '/project/ipAddresses/1' },
    ])
  })

  it('leave out a field that applications no longer have', () => {
    expect(splitMentions('See @Colour', ['/company/colour', '/company/name/3'])).toEqual([{ text: 'See @Colour' }])
  })
})

describe('typing a mention', () => {
  it.each([
    ['@', ''],
    ['See @comp', 'comp'],
    ['See (@bank c', 'bank c'],
    ['dana@lumen', undefined],
    ['@Bank\nnext', undefined],
    ['See', undefined],
  ])('of %j asks for %j', (text, query) => {
    expect(mentionQuery(text, text.length)).toBe(query)
  })

  it('lists fields that begin with the letters before fields that hold them', () => {
    const labels = fieldsMatching('name').map(({ label }) => label)
    expect(labels).toEqual(['Company name', 'Full name', 'Bank name'])
    expect(fieldsMatching('co')[0]?.label).toBe('Company name')
    expect(fieldsMatching('company name ')).toEqual([])
  })

  it('lists no fields for letters whose list was closed, until others are typed', () => {
    expect(fieldsToChoose('bank', undefined, false)).toEqual(fieldsMatching('bank'))
    expect(fieldsToChoose('bank', 'bank', false)).toEqual([])
    expect(fieldsToChoose('bank c', 'bank', false)).toEqual(fieldsMatching('bank c'))
  })

  it('lists every field on request, where none is being typed', () => {
    expect(fieldsToChoose(undefined, undefined, false)).toEqual([])
    expect(fieldsToChoose(undefined, undefined, true)).toEqual(fieldsMatching(''))
    expect(fieldsToChoose('bank', 'bank', true)).toEqual(fieldsMatching(''))
    expect(fieldsToChoose('bank', undefined, true)).toEqual(fieldsMatching('bank'))
  })

  it('puts the chosen field where the letters were', () => {
    expect(insertMention('See @ba please', 7, 'Bank code')).toEqual({ text: 'See @Bank code please', caret: 15 })
    expect(insertMention('See', 3, 'Bank code')).toEqual({ text: 'See @Bank code ', caret: 15 })
    expect(insertMention('', 0, 'Bank code')).toEqual({ text: '@Bank code ', caret: 11 })
  })
})
