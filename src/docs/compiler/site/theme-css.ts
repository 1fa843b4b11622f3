import { system } from '#web/theme/system.ts'

/**
 * src/web/theme as a plain style sheet: variables, reset and global rules, which Chakra creates at run time in the
 * portal. In Chakra's layers, so that the sheet changes nothing when TRY OUT loads Chakra.
 */
export function themeCss(): string {
  const parts = [system.getPreflightCss(), system.getGlobalCss(), system.getTokenCss()]
  return [`${system.layers.atRule}`, ...parts.map((part) => block(part, ''))].join('\n')
}

type Block = Record<string, unknown>

const isBlock = (value: unknown): value is Block => typeof value === 'object' && value !== null

/** Flattens nested rules: `&` is the outer selector. */
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

// Chakra writes vendor prefixes in upper case; variables stay unchanged.
function property(name: string): string {
  return name.startsWith('--') ? name : name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
