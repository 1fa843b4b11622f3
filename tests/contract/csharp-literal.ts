/** Evaluates a C# string literal by the rules of the language reference, without a compiler. */
export function csharpValue(source: string): string {
  const [quotes = ''] = /^"*/.exec(source) ?? []
  return quotes.length >= 3 ? rawValue(source, quotes) : regularValue(source)
}

/** A raw string: the indentation of the closing quotes is removed from every line. */
function rawValue(source: string, quotes: string): string {
  const lines = source.split(/\r\n|[\n\r\u0085\u2028\u2029]/)
  const [indent = '', closing = ''] = /^([ \t]*)("+)$/.exec(lines.at(-1) ?? '')?.slice(1) ?? []
  if (lines[0] !== quotes || closing !== quotes) throw new Error(`Not a raw string: ${source}`)
  const inner = lines.slice(1, -1).map((line) => {
    if (line.includes(quotes)) throw new Error(`The string ends early: ${line}`)
    if (!line.startsWith(indent) && line.trim() !== '') throw new Error(`Too little indentation: ${line}`)
    return line.slice(indent.length)
  })
  return inner.join('\n')
}

const escapes: Record<string, string> = { '\\': '\\', '"': '"', n: '\n', r: '\r', t: '\t' }

function regularValue(source: string): string {
  if (!/^"(?:[^"\\\n\r\u0085\u2028\u2029]|\\.)*"$/.test(source)) throw new Error(`Not a string: ${source}`)
  return source.slice(1, -1).replace(/\\(?:u([0-9a-f]{4})|(.))/g, (whole, code?: string, char = '') => {
    if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16))
    const character = escapes[char]
    if (character === undefined) throw new Error(`No such escape: ${whole}`)
    return character
  })
}
