/**
 * Empty style elements that name the page's Emotion rules, so that Emotion does not insert them again in the browser. The
 * rules themselves are in a style sheet, because the Content-Security-Policy refuses style elements with content.
 */
export function emotionMarkers(css: Record<string, string>): string {
  const isClass = ([name, rules]: [string, string]) => rules.includes(`.css-${name}`)
  const names = Object.entries(css)
    .filter(isClass)
    .map(([name]) => name)
  const global = Object.entries(css).filter((entry) => !isClass(entry))
  const styles = [...global.map(([name]) => `css-global ${name}`), ['css', ...names].join(' ')]
  return styles.map((each) => `<style data-emotion="${each}"></style>`).join('')
}

/** Adds the device's dark theme for browsers without JavaScript, where theme-init.js cannot set data-theme. */
export function withThemeOfDevice(css: string): string {
  return css.replaceAll(
    /(?:html)?\[data-theme=dark\]\{([^{}]*)\}/g,
    (rule, declarations) => `${rule}@media (prefers-color-scheme:dark){html:not([data-theme]){${declarations}}}`,
  )
}
