// What a browser calls itself is a history of imitation: each names those it wants to be served like. So the newest name
// is looked for first, and Safari, whom everybody imitates, last.
const browsers: [name: string, mark: RegExp][] = [
  ['Edge', /\bEdgA?\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+)[\d.]* .*Safari\//],
]
const systems: [name: string, mark: RegExp][] = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Macintosh|Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
]

/** 'Firefox 147 on Linux'; a program is named as it names itself. */
export function browserName(userAgent: string): string {
  const [browser, mark] = browsers.find(([, pattern]) => pattern.test(userAgent)) ?? []
  const system = systems.find(([, pattern]) => pattern.test(userAgent))?.[0]
  if (!browser || !mark) return /^(?!Mozilla)[^ /]+/.exec(userAgent)?.[0] ?? 'Unknown browser'
  const name = `${browser} ${mark.exec(userAgent)?.[1] ?? ''}`.trim()
  return system ? `${name} on ${system}` : name
}
