/**
 * String literals of each language. Any text yields a literal of exactly that value: tests/contract/sample-literals.test.ts
 * evaluates them in the languages.
 */
type Escapes = Record<string, string>

const common: Escapes = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }
const quoted: Escapes = { ...common, '"': '\\"' }
const single: Escapes = { ...common, "'": "\\'" }

/** Invisible characters and line terminators. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const hidden = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff]|\p{Cs}/u
const hiddenOrEscaped = new RegExp(`${hidden.source}|[\\\\"'$\`]`, 'gu')

function escaped(text: string, escapes: Escapes, other: (code: number) => string = unicode): string {
  return text.replace(hiddenOrEscaped, (char) => {
    if (char in escapes) return escapes[char] ?? char
    return hidden.test(char) ? other(char.charCodeAt(0)) : char
  })
}

const hex = (code: number) => code.toString(16).padStart(4, '0')
const unicode = (code: number) => `\\u${hex(code)}`

/** Lone surrogates cannot be written where strings are UTF-8. */
const whole = (code: number) => unicode(code >= 0xd800 && code < 0xe000 ? 0xfffd : code)

/** Java processes \u before parsing, so \u000a would end the line. */
const octal = (code: number) => (code < 0x100 ? `\\${code.toString(8).padStart(3, '0')}` : unicode(code))

/** Characters that terminals and browsers drop or change when a command is copied. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const lost = /[\u0001-\u0008\u000b-\u001f\u007f]/g

/** Command lines cannot contain NUL. */
function shellLiteral(given: string): string {
  const text = given.replaceAll('\0', '')
  if (text.search(lost) < 0) return `'${text.replaceAll("'", `'\\''`)}'`
  return `$'${text.replace(/['\\]/g, '\\$&').replace(lost, (char) => (char === '\r' ? '\\r' : byte(char.charCodeAt(0))))}'`
}

const byte = (code: number) => `\\x${code.toString(16).padStart(2, '0')}`

export const literal = {
  shell: shellLiteral,
  javascript: (text: string) =>
    text.includes("'") && !text.includes('"') ? `"${escaped(text, quoted)}"` : `'${escaped(text, single)}'`,
  python: (text: string) =>
    text.includes('"') && !text.includes("'") ? `'${escaped(text, single)}'` : `"${escaped(text, quoted)}"`,
  java: (text: string) => `"${escaped(text, quoted, octal)}"`,
  csharp: (text: string) => `"${escaped(text, quoted)}"`,
  go: (text: string) => `"${escaped(text, quoted, whole)}"`,
  php: (text: string) =>
    hidden.test(text.replaceAll('\n', ''))
      ? `"${escaped(text, { ...quoted, $: '\\$' }, (code) => `\\u{${hex(code)}}`)}"`
      : `'${text.replace(/['\\]/g, '\\$&')}'`,
  ruby: (text: string) =>
    text.includes('"') && !/['\\]/.test(text) && !hidden.test(text)
      ? `'${text}'`
      : `"${escaped(text, quoted, whole).replace(/#(?=[{$@])/g, '\\#')}"`,
}

const blockable = (text: string) => text.includes('\n') && !hidden.test(text.replace(/[\n\t]/g, ''))

/** Literals of multi-line text, on several lines where the language has such literals. */
export const block: Record<keyof typeof literal, (text: string, indent: string) => string> = {
  shell: literal.shell,
  javascript: (text: string) =>
    blockable(text) ? `\`${text.replace(/[\\`]|\$(?=\{)/g, '\\$&')}\`` : literal.javascript(text),
  python: (text: string) =>
    blockable(text) ? `"""${text.replaceAll('\\', '\\\\').replace(/"(?="")|"$/g, '\\"')}"""` : literal.python(text),
  java: javaBlock,
  csharp: csharpBlock,
  go: goBlock,
  php: literal.php,
  ruby: literal.ruby,
}

/** Java removes common indentation and trailing white space. */
function javaBlock(text: string, indent: string): string {
  const lines = text.split('\n')
  const keepsShape = lines.some((line) => /^\S/.test(line)) && lines.every((line) => !/\s$/.test(line))
  if (!blockable(text) || !keepsShape || lines.at(-1) === '') return literal.java(text)
  const deeper = `${indent}        `
  const inner = text.replaceAll('\\', '\\\\').replace(/"(?="")|"$/g, '\\"')
  return `"""\n${indented(inner, deeper)}"""`
}

/** C# removes the indentation of the closing quotes, whose number must exceed any run of quotes in the text. */
function csharpBlock(text: string, indent: string): string {
  if (!blockable(text)) return literal.csharp(text)
  const runs = text.match(/"+/g) ?? []
  const quotes = '"'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)))
  return `${quotes}\n${text.replace(/^/gm, indent)}\n${indent}${quotes}`
}

/** Go has no escapes between backticks, so a backtick becomes a string of its own. */
function goBlock(text: string): string {
  if (!blockable(text)) return literal.go(text)
  return text
    .split('`')
    .flatMap((part, index) => [...(index > 0 ? ['"`"'] : []), ...(part === '' ? [] : [`\`${part}\``])])
    .join(' + ')
}

const indented = (text: string, indent: string) => text.replace(/^(?=[^\n])/gm, indent)
