import { semanticTokens } from '#docs/page/theme/semantic-tokens.ts'
import { tokens } from '#docs/page/theme/tokens.ts'

type Value = string | number | { base: string; _dark: string }
type Tokens = { value: Value } | { [name: string]: Tokens }

interface Variable {
  name: string
  light: string
  dark: string
}

/** The tokens as CSS variables, named as Chakra names them in the portal: `colors.line.strong` is `--op-colors-line-strong`. */
export function themeVariables(): Variable[] {
  return [...variablesOf(tokens, '--op'), ...variablesOf(semanticTokens, '--op')]
}

function variablesOf(group: Tokens, name: string): Variable[] {
  if (isToken(group)) return [variableOf(group.value, name)]
  return Object.entries(group).flatMap(([key, inner]) =>
    variablesOf(inner, key === 'DEFAULT' ? name : `${name}-${kebabCase(key)}`),
  )
}

const isToken = (group: Tokens): group is { value: Value } => 'value' in group

function variableOf(value: Value, name: string): Variable {
  return typeof value === 'object'
    ? { name, light: value.base, dark: value._dark }
    : { name, light: String(value), dark: String(value) }
}

const kebabCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** A style sheet with the variables of both themes. */
export function themeCss(): string {
  const variables = themeVariables()
  const light = variables.map((variable) => `${variable.name}:${variable.light}`)
  const dark = variables
    .filter((variable) => variable.dark !== variable.light)
    .map((variable) => `${variable.name}:${variable.dark}`)
  return `:root{${light.join(';')}}\n[data-theme=dark]{${dark.join(';')}}`
}
