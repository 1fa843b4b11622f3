import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { DocumentError, format } from '../read/document-error.ts'
import { readSettings } from './settings.ts'

const folder = temporaryFolder('docs-settings')
const path = join(folder, 'docs-site.yaml')

function read(text: string) {
  writeFileSync(path, text)
  return readSettings(path)
}

/** The lines that the command prints, without the folder. */
function mistakesIn(text: string): string[] {
  try {
    read(text)
    return []
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    return error.problems.map((problem) => format(problem).replace(`${folder}/`, ''))
  }
}

describe('settings', () => {
  it('have paths from the folder of the file, and an address with a slash at its end', () => {
    writeFileSync(join(folder, 'logo.svg'), '<svg/>')
    const settings = read(`title: Harbour
url: https://harbour.example/apis
logo: logo.svg
colors: { brand: "#0A6B4D" }
theme: dark
versions:
  - { name: v2, file: new.yaml }
  - { name: v1, files: [old.yaml, older.yaml] }
`)
    const logo = join(folder, 'logo.svg')
    expect(settings).toMatchObject({
      title: 'Harbour',
      url: 'https://harbour.example/apis/',
      logo: { light: logo, dark: logo },
      brand: { light: '#0A6B4D' },
      theme: 'dark',
      versions: [
        { name: 'v2', files: [join(folder, 'new.yaml')] },
        { name: 'v1', files: [join(folder, 'old.yaml'), join(folder, 'older.yaml')] },
      ],
    })
  })

  it('may be empty', () => {
    expect(mistakesIn('')).toEqual([expect.stringContaining('empty')])
    expect(mistakesIn('# nothing yet\n{}\n')).toEqual([])
  })

  it.each([
    ['an unknown setting', 'titel: x', "docs-site.yaml:1: 'titel' is no setting: write title (at #/titel)"],
    ['an unknown setting like no other', 'zzzzzzzz: 1', 'use one of title, description'],
    [
      'an unknown setting of a version',
      'versions:\n- { nam: v1, name: v1, file: a.yaml }',
      "'nam' is no setting: write name",
    ],
    ['a text without quotes', 'title: 2024', "'title' is 2024: write it in quotes"],
    ['a list where a text is', 'title: [a]', "'title' is a list: it has to be a text"],
    ['an empty setting', 'links:', "'links' is empty: it has to be a list of links"],
    ['an unknown language', 'languages: [shell, pyton]', 'entry 2 of languages is "pyton": write python'],
    ['an address without a scheme', 'url: harbour.example', 'docs-site.yaml:1: \'url\' is "harbour.example"'],
    ['a link without an address', 'links:\n- text: Help', 'docs-site.yaml:2: entry 1 of links has no href: add it'],
    ['a link that runs a script', 'links: [{ text: x, href: "javascript:1" }]', '\'href\' is "javascript:1"'],
    ['an edit address without a place for the path', 'edit: https://git.example/', '{path}'],
    ['a colour by name', 'colors: { brand: red }', '\'brand\' is "red": it has to be a colour, as "#2A3FBF"'],
    ['a version without a file', 'versions: [{ name: v1 }]', 'the version v1 needs either file or files'],
    [
      'a version name that is a folder of the site',
      'versions: [{ name: data, file: a.yaml }]',
      'the name data is taken',
    ],
    ['two versions of one name', 'versions: [{ name: v1, file: a.yaml }, { name: v1, file: b.yaml }]', 'v1 is taken'],
    ['a version name that leaves the folder', 'versions: [{ name: ../x, file: a.yaml }]', 'has to be a folder name'],
    [
      'files beside versions',
      'files: [a.yaml]\nversions: [{ name: v1, file: a.yaml }]',
      'move the files into the versions',
    ],
    ['a logo that does not exist', 'logo: { light: none.svg, dark: none.svg }', 'there is no file none.svg'],
    ['a theme that does not exist', 'theme: night', '\'theme\' is "night": write light'],
    ['a choice that is no choice', 'realCalls: maybe', 'write true or false'],
    ['broken YAML', 'title: [', 'docs-site.yaml:1: cannot be read as YAML'],
  ])('name %s with its line and a cure', (_, text, message) => {
    expect(mistakesIn(text)[0]).toContain(message)
    expect(mistakesIn(text)[0]).toMatch(/^docs-site\.yaml:\d+: /)
  })

  it('name every mistake of a file', () => {
    expect(mistakesIn('titel: x\nurl: 1\nlanguages: []\n')).toHaveLength(3)
  })

  it.each([
    ['light', 'brand: "#FFD400"', '#FFD400 has contrast 1.2'],
    ['dark', 'brand: { light: "#0A6B4D", dark: "#0A6B4D" }', '#0A6B4D has contrast 2.3'],
  ])(
    'reject a colour that is hard to read in the %s theme, with its contrast and a readable one',
    (theme, brand, start) => {
      const [mistake, ...others] = mistakesIn(`colors:\n  ${brand}\n`)
      expect(mistake).toMatch(/^docs-site\.yaml:2: .* on #\w{6} in the \w+ theme, and text needs 4\.5: choose #\w{6} /)
      expect(mistake).toContain(`: ${start}`)
      expect(mistake).toContain(`in the ${theme} theme`)
      expect(others).toEqual([])
    },
  )
})
