// User agents name the browsers that they imitate, so the most specific name comes first, and Safari, which most name, last.
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

/** 'Firefox 147 on Linux'. A program keeps the name that it gives. */
export function browserName(userAgent: string): string {
  const [browser, mark] = browsers.find(([, pattern]) => pattern.test(userAgent)) ?? []
  const system = systems.find(([, pattern]) => pattern.test(userAgent))?.[0]
  if (!browser || !mark) return /^(?!Mozilla)[^ /]+/.exec(userAgent)?.[0] ?? 'Unknown browser'
  const name = `${browser} ${mark.exec(userAgent)?.[1] ?? ''}`.trim()
  return system ? `${name} on ${system}` : name
}
