import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formats } from './formats.ts'

describe('plain text', () => {
  test.each(['I <3 phones', 'a < b > c', 'two\nlines\tand a tab', '', '2 << 3', 'naïve — 漢字 🎵'])(
    '%j is plain',
    (text) => {
      expect(formats['plain-text'](text)).toBe(true)
    },
  )

  test.each([
    '<b>bold</b>',
    'a<script',
    '</p>',
    '<!-- x -->',
    '<?php',
    'nul\u0000',
    'bell\u0007',
    'return\r\n',
    'next\u0085',
  ])('%j is not', (text) => {
    expect(formats['plain-text'](text)).toBe(false)
  })

  test('finds a tag at any position', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('<a', '</', '<!', '<?', '<IMG'), fc.string(), (before, tag, after) => {
        expect(formats['plain-text'](before + tag + after)).toBe(false)
      }),
    )
  })
})

describe('email', () => {
  test.each([
    'dana@lumen.example',
    'first.last+tag@mail.co.uk',
    "o'brien@x.ie",
    'A@B-C.example',
    `${'a'.repeat(64)}@b.example`,
  ])('%s is an address', (email) => {
    expect(formats.email(email)).toBe(true)
  })

  test.each([
    '',
    'dana',
    'dana@lumen',
    '@lumen.example',
    'dana@.example',
    'dana@lumen..example',
    'da na@lumen.example',
    '.dana@lumen.example',
    'dana.@lumen.example',
    'da..na@lumen.example',
    'dana@-lumen.example',
    'dana@127.0.0.1',
    'dana@lumen.example\n',
    'dana@lumen.example\u0000',
    'dana@@lumen.example',
    `${'a'.repeat(65)}@b.example`,
    `a@${'b'.repeat(250)}.example`,
  ])('%j is not', (email) => {
    expect(formats.email(email)).toBe(false)
  })

  test('accepts every address that fast-check generates, up to the maximum mailbox length', () => {
    fc.assert(fc.property(fc.emailAddress(), (email) => email.length > 254 || formats.email(email)))
  })
})

describe('website', () => {
  test.each([
    'https://lumen.example',
    'HTTP://Lumen.example/path?q=1#top',
    'lumen.example',
    'www.lumen.co.uk/about',
    'https://lumen.example:8443/',
    'bücher.example',
    'https://video.example/@lumen?by=@asa#@1',
    'video.example/@lumen',
  ])('%s is a website', (website) => {
    expect(formats.website(website)).toBe(true)
  })

  test.each([
    '',
    'lumen',
    'http://localhost',
    'http://127.0.0.1',
    'ftp://lumen.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://dana:secret@lumen.example',
    'dana@lumen.example',
    'https://@lumen.example',
    '@lumen.example/about',
    'https:lumen',
    'https://',
    '//lumen.example\\evil.example',
    'lumen.example ',
    'https://lumen.example/<script>',
    `https://lumen.example/${'a'.repeat(2100)}`,
  ])('%j is not', (website) => {
    expect(formats.website(website)).toBe(false)
  })

  test('accepts no script URL as a website', () => {
    fc.assert(fc.property(fc.string(), (text) => !formats.website(`javascript:${text}`)))
  })
})

describe('country', () => {
  test.each(['Singapore', 'Åland Islands', 'Côte d’Ivoire'])('%s is a country', (name) => {
    expect(formats.country(name)).toBe(true)
  })

  test.each(['', ' ', 'Nowhereland', 'singapore', 'Singapore ', 'SG'])('%j is not', (name) => {
    expect(formats.country(name)).toBe(false)
  })
})
