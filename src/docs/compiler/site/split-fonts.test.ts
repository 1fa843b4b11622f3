import { expect, it } from 'vitest'
import { splitFonts } from './split-fonts.ts'

const sans =
  '@font-face{font-family:Sans Variable;font-display:swap;font-weight:400 700;src:url(./sans-1.woff2)format("woff2")}'
const mono = '@font-face{font-family:"Mono";font-weight:400;src:url("./mono-2.woff2") format("woff2")}'
const local = '@font-face{font-family:Sans Fallback;src:local(Arial);size-adjust:102%}'

it('removes downloaded fonts from the style sheet and keeps local ones', () => {
  expect(splitFonts(`p{margin:0}${sans}${local}${mono}a{color:red}`)).toEqual({
    style: `p{margin:0}${local}a{color:red}`,
    fonts: `${sans}\n${mono}`,
    faces: [
      { family: 'Sans Variable', weight: '400 700', file: 'sans-1.woff2' },
      { family: 'Mono', weight: '400', file: 'mono-2.woff2' },
    ],
  })
})

it('rejects a font that the first script cannot load', () => {
  expect(() => splitFonts('@font-face{font-family:Sans;src:url(./sans.woff2)}')).toThrow('font-weight')
})
