import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { embeddedLibraries, pgliteModule } from './embedded-libraries.ts'
import { isAllowed, notices } from './notices.ts'

const sealed = { version: '1.0.0', author: 'An Author', homepage: 'https://sealed.example' }

describe('isAllowed', () => {
  it.each(['MIT', 'MIT AND ISC', '(MPL-2.0 OR Apache-2.0)', 'GPL-3.0-only OR MIT'])('allows %s', (license) => {
    expect(isAllowed(license)).toBe(true)
  })

  it.each(['', 'GPL-3.0-only', 'MIT AND GPL-3.0-only', 'UNLICENSED', '(MIT OR (ISC AND GPL-2.0-only))'])(
    'refuses %j',
    (license) => {
      expect(isAllowed(license)).toBe(false)
    },
  )
})

describe('notices', () => {
  it('name the package and contain its own licence text', () => {
    const text = notices([{ ...sealed, name: 'sealed', license: 'MIT', text: 'Its own licence text.' }])
    expect(text).toContain('sealed 1.0.0\nLicence: MIT\nhttps://sealed.example\n\nIts own licence text.')
  })

  it('contain the standard text of a licence that a package only names', () => {
    const text = notices([{ ...sealed, name: 'sealed', license: 'MIT AND ISC', text: undefined }])
    expect(text).toContain('Copyright (c) An Author\n\nPermission is hereby granted, free of charge')
    expect(text).toContain('Permission to use, copy, modify, and/or distribute')
  })

  it('fail with the name of a package whose licence is not allowed', () => {
    const packages = [{ ...sealed, name: 'viral', license: 'GPL-3.0-only', text: 'text' }]
    expect(() => notices(packages)).toThrow(/viral \(GPL-3.0-only\)/)
  })
})

describe('the libraries of PGlite', () => {
  const bytes = readFileSync(join(import.meta.dirname, '../..', pgliteModule))

  it.each(embeddedLibraries)('$name $version is the one inside, and its notice is complete', (library) => {
    expect(bytes.includes(library.mark)).toBe(true)
    const text = notices([library])
    expect(text).toContain(`${library.name} ${library.version}\nLicence: ${library.license}`)
    expect(text).toMatch(/copyright/i)
  })
})
