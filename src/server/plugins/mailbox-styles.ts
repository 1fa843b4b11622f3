import { type PaletteName, palette } from '#domain/palette.ts'

const used = [
  'page',
  'surface',
  'hover',
  'ink',
  'muted',
  'line',
  'control',
  'brandSolid',
  'brandSolidHover',
  'onBrand',
  'brandText',
  'brandWash',
] as const satisfies PaletteName[]

const variables = (theme: 0 | 1) => used.map((name) => `--${name}: ${palette[name][theme]};`).join(' ')

const rules = `* { box-sizing: border-box; }
html { font: 14px/1.55 'Instrument Sans', system-ui, sans-serif; color: var(--ink); background: var(--page); }
body { margin: 0; }
h1, h2, p, ol { margin: 0; padding: 0; }
h1 { font-size: 28px; line-height: 1.2; font-weight: 600; letter-spacing: -0.02em; }
h2 { font-size: 16px; line-height: 1.4; font-weight: 600; overflow-wrap: anywhere; }
a { color: var(--brandText); }
time { font-variant-numeric: tabular-nums; }
:focus-visible { outline: 2px solid var(--brandText); outline-offset: 2px; border-radius: 4px; }
header { height: 56px; display: flex; align-items: center; padding: 0 24px; background: var(--surface); border-bottom: 1px solid var(--line); }
.home { display: flex; align-items: center; gap: 8px; color: var(--ink); font-size: 16px; font-weight: 600; letter-spacing: -0.02em; text-decoration: none; }
.home svg { color: var(--brandText); }
main { max-width: 1200px; margin: 0 auto; padding: 32px 24px 48px; }
.lead { margin-top: 8px; color: var(--muted); }
form { margin: 24px 0; max-width: 480px; }
label { display: block; margin-bottom: 4px; font-weight: 500; }
form div { display: flex; gap: 8px; }
input { flex: 1; min-width: 0; height: 40px; padding: 0 12px; font: inherit; font-size: 16px; color: var(--ink); background: var(--surface); border: 1px solid var(--control); border-radius: 6px; }
button, .button { display: inline-flex; align-items: center; height: 40px; padding: 0 16px; font: inherit; font-weight: 500; color: var(--onBrand); background: var(--brandSolid); border: 0; border-radius: 6px; text-decoration: none; cursor: pointer; }
button:hover, .button:hover { background: var(--brandSolidHover); }
.empty { padding: 48px 24px; text-align: center; background: var(--surface); border: 1px solid var(--line); border-radius: 10px; }
.empty p { margin: 8px 0 24px; color: var(--muted); }
.panes { display: grid; grid-template-columns: 340px minmax(0, 1fr); background: var(--surface); border: 1px solid var(--line); border-radius: 10px; overflow: clip; }
nav { border-right: 1px solid var(--line); }
.bar { display: flex; justify-content: space-between; align-items: baseline; gap: 16px; padding: 16px; }
ol { list-style: none; }
li a { display: grid; gap: 2px; padding: 12px 16px; color: var(--ink); text-decoration: none; border-top: 1px solid var(--line); border-left: 3px solid transparent; overflow-wrap: anywhere; }
li a:hover { background: var(--hover); }
li a:focus-visible { outline-offset: -2px; }
li a[aria-current] { background: var(--brandWash); border-left-color: var(--brandSolid); }
li strong { font-weight: 600; }
li span, li time, .facts { color: var(--muted); }
li a[aria-current] :is(span, time) { color: var(--ink); }
section { padding: 16px 24px 24px; min-width: 0; }
section h2 { font-size: 20px; }
.facts { margin-top: 4px; overflow-wrap: anywhere; }
.code { user-select: all; color: var(--ink); font: 600 16px ui-monospace, Menlo, monospace; }
.back { display: none; }
iframe { display: block; width: 100%; height: max(640px, calc(100vh - 400px)); margin: 16px 0; border: 1px solid var(--line); border-radius: 6px; background: var(--page); }
summary { cursor: pointer; font-weight: 500; }
pre { margin: 12px 0 0; padding: 16px; white-space: pre-wrap; overflow-wrap: anywhere; font: 14px/1.55 ui-monospace, Menlo, monospace; background: var(--page); border: 1px solid var(--line); border-radius: 6px; }
@media (max-width: 799px) {
  header { padding: 0 16px; }
  main { padding: 24px 16px 32px; }
  .panes { display: block; }
  nav { border-right: 0; }
  section { padding: 16px; }
  .panes:not(.chosen) section, .chosen nav { display: none; }
  .back { display: inline-block; margin-bottom: 12px; padding: 4px 0; }
}
`

/** The look of the portal for a page without Chakra. `font` is a path below the served pages. */
export function mailboxStyles(font: string | undefined): string {
  const face = font
    ? `@font-face { font-family: 'Instrument Sans'; font-weight: 400 700; font-display: swap; src: url('/${font}') format('woff2'); }`
    : ''
  return `${face}
:root { color-scheme: light dark; ${variables(0)} }
@media (prefers-color-scheme: dark) { :root { ${variables(1)} } }
${rules}`
}
