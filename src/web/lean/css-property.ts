// For @pandacss/is-valid-prop, a list of every property of CSS. The browser has one, in the same spelling, with a
// few descriptors of at-rules in it that are attributes elsewhere.
const attributes = ['src', 'size', 'result', 'prefix']

export const isCssProperty = (name: string) =>
  (name in document.documentElement.style && !attributes.includes(name)) || name.startsWith('--')
