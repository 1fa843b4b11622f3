import { system } from '#web/theme/system.ts'

/**
 * The theme as a plain style sheet: variables, reset and global rules of src/web/theme, which in the portal come from
 * Chakra at run time. The layers are Chakra's own, so that the sheet changes nothing when TRY OUT brings Chakra along.
 */
export function themeCss(): string {
  const parts = [system.getPreflightCss(), system.getGlobalCss(), system.getTokenCss()]
  return [`${system.layers.atRule}`, ...parts.map((part) => block(part, ''))].join('\n')
}

type Block = Record<string, unknown>

const isBlock = (value: unknown): value is Block => typeof value === 'object' && value !== null

/** Nested rules written out one after the other: `&` is the selector around, and nothing at the top. */
function block(rules: Block, around: string): string {
  const own = Object.entries(rules).filter(([, value]) => !isBlock(value))
  const declared = own.map(([name, value]) => `${property(name)}:${value}`).join(';')
  const inner = Object.entries(rules).flatMap(([name, value]) => (isBlock(value) ? nested(name, value, around) : []))
  return [declared && around ? `${around}{${declared}}` : declared, ...inner].filter(Boolean).join('\n')
}

function nested(name: string, rules: Block, around: string): string {
  if (name.startsWith('@keyframes')) return `${name}{${block(rules, '')}}`
  if (name.startsWith('@')) return `${name}{${block(rules, around)}}`
  const selector = name.includes('&') ? name.replaceAll('&', around) : [around, name].filter(Boolean).join(' ')
  return block(rules, selector)
}

// Chakra writes vendor prefixes in capitals; a variable is left as it is.
function property(name: string): string {
  return name.startsWith('--') ? name : name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
