/** The style rules of an element that apply with forced colours only, as text. */
export function forcedColorRules(element: Element): string {
  const name = [...element.classList].find((each) => each.startsWith('css-'))
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSMediaRule && rule.conditionText.includes('forced-colors'))
    .map((rule) => rule.cssText)
    .filter((text) => name !== undefined && text.includes(name))
    .join('\n')
}
