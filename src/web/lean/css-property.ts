// For @pandacss/is-valid-prop, a list of every property of CSS. The browser has one, in the same spelling.
export const isCssProperty = (name: string) => name in document.documentElement.style || name.startsWith('--')
