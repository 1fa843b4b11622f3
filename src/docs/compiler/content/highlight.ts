import { createHighlighterCore, type ThemeRegistration } from 'shiki/core'
import { createOnigurumaEngine } from 'shiki/engine/oniguruma'
import { type Piece, type TokenKind, toHtml } from '#docs/model/pieces.ts'
import type { Html } from '#docs/model/product.ts'

// A theme whose colours are class numbers: the page styles the classes in light and dark, without style attributes.
const scopes: [TokenKind, string[]][] = [
  ['comment', ['comment', 'punctuation.definition.comment']],
  ['string', ['string', 'markup.inline.raw', 'string.unquoted.argument']],
  ['number', ['constant.numeric']],
  ['constant', ['constant.language', 'constant.character.escape', 'constant.other', 'support.constant']],
  ['keyword', ['keyword', 'storage', 'variable.language', 'keyword.operator.new', 'meta.tag.preprocessor']],
  [
    'function',
    ['entity.name.function', 'support.function', 'entity.name.command', 'entity.name.type', 'support.class'],
  ],
  ['key', ['support.type.property-name', 'entity.name.tag', 'entity.other.attribute-name', 'meta.object-literal.key']],
]

/** Operators and punctuation stay uncoloured. */
const plain = ['keyword.operator', 'punctuation', 'meta.brace', 'string variable', 'meta.template.expression']

const colourOf = (index: number) => `#00000${index + 1}`

const theme: ThemeRegistration = {
  name: 'classes',
  type: 'light',
  fg: '#000000',
  bg: '#ffffff',
  settings: [
    { settings: { foreground: '#000000', background: '#ffffff' } },
    ...scopes.map(([, scope], index) => ({ scope, settings: { foreground: colourOf(index) } })),
    { scope: plain, settings: { foreground: '#000000' } },
    { scope: ['punctuation.definition.string'], settings: { foreground: colourOf(1) } },
    { scope: ['punctuation.definition.comment'], settings: { foreground: colourOf(0) } },
  ],
}

const kindOfColour = new Map(scopes.map(([kind], index) => [colourOf(index), kind]))

const grammars = {
  shellscript: () => import('shiki/langs/shellscript.mjs'),
  javascript: () => import('shiki/langs/javascript.mjs'),
  typescript: () => import('shiki/langs/typescript.mjs'),
  python: () => import('shiki/langs/python.mjs'),
  java: () => import('shiki/langs/java.mjs'),
  csharp: () => import('shiki/langs/csharp.mjs'),
  go: () => import('shiki/langs/go.mjs'),
  php: () => import('shiki/langs/php.mjs'),
  ruby: () => import('shiki/langs/ruby.mjs'),
  json: () => import('shiki/langs/json.mjs'),
  xml: () => import('shiki/langs/xml.mjs'),
  yaml: () => import('shiki/langs/yaml.mjs'),
  http: () => import('shiki/langs/http.mjs'),
}

export type Grammar = keyof typeof grammars

const highlighter = await createHighlighterCore({
  themes: [theme],
  langs: Object.values(grammars),
  engine: createOnigurumaEngine(import('shiki/wasm')),
})

const aliases: Record<string, Grammar> = {
  bash: 'shellscript',
  curl: 'shellscript',
  sh: 'shellscript',
  shell: 'shellscript',
  console: 'shellscript',
  js: 'javascript',
  ts: 'typescript',
  py: 'python',
  'c#': 'csharp',
  cs: 'csharp',
  golang: 'go',
  rb: 'ruby',
  yml: 'yaml',
  html: 'xml',
}

/** The grammar for the name of a code fence, if there is one. */
export function grammarOf(name: string): Grammar | null {
  const known = name.toLowerCase()
  if (Object.hasOwn(aliases, known)) return aliases[known] ?? null
  return isGrammar(known) ? known : null
}

const isGrammar = (name: string): name is Grammar => Object.hasOwn(grammars, name)

/** The highlighted code, line by line. */
export function tokenLines(code: string, lang: Grammar): Piece[][] {
  // Without the time limit per line, which would make the result depend on the machine's load.
  const lines = highlighter.codeToTokensBase(code, { lang, theme: theme.name ?? '', tokenizeTimeLimit: 0 })
  return lines.map((line) => line.map(({ content, color }) => coloured(content, color)))
}

// White space stays unwrapped, and so does the `\\` at the end of a shell line, which is searched later.
function coloured(content: string, colour = ''): Piece {
  const kind = kindOfColour.get(colour.toUpperCase())
  return kind && !/^[\s\\]*$/.test(content) ? [kind, content] : content
}

export function highlight(code: string, lang: Grammar): Html {
  return tokenLines(code, lang).map(toHtml).join('\n')
}
