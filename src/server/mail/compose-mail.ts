import { escapeHtml } from '#domain/escape-html.ts'
import { type PaletteName, palette } from '#domain/palette.ts'

/** A mail in both forms, as it is stored and sent; `code` is the one-time code in it. */
export interface MailContent {
  subject: string
  text: string
  html: string
  code?: string
}

/** The parts of a mail in the order in which they are shown. All texts are plain: the template escapes them. */
export interface MailParts {
  subject: string
  code?: { label: string; value: string }
  facts?: [name: string, value: string][]
  paragraphs: string[]
  /** Texts that people wrote. Their line breaks are kept. */
  quotes?: { label: string; text: string }[] | undefined
  /** Several things that happened, each with its page. */
  items?: { title: string; text: string; link: { label: string; href: string } }[]
  /** The one thing to do next. */
  link: { label: string; href: string }
  note?: { text: string; link?: { label: string; href: string } }
}

const sender = 'Open Platform partner portal'
const promise = 'We never ask for passwords or codes by phone or email.'

export function composeMail(parts: MailParts): MailContent {
  const { subject, code } = parts
  return { subject, text: toText(parts), html: toHtml(parts), ...(code && { code: code.value }) }
}

function toText({ code, facts = [], paragraphs, quotes = [], items = [], link, note }: MailParts): string {
  const blocks = [
    code && `${code.label}: ${code.value}`,
    facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
    ...paragraphs,
    ...quotes.map(({ label, text }) => `${label}:\n${text}`),
    ...items.map((item) => [item.title, item.text, `${item.link.label}: ${item.link.href}`].join('\n')),
    `${link.label}: ${link.href.startsWith('mailto:') ? decodeURIComponent(link.href.slice('mailto:'.length)) : link.href}`,
    note && [note.text, note.link && `${note.link.label}: ${note.link.href}`].filter(Boolean).join('\n'),
    `-- \n${sender}\n${promise}`,
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

/**
 * The classes of the template and their colours. Mail programs drop style sheets more often than style attributes, so
 * the light theme is in attributes, and only the dark theme needs the sheet.
 */
const colours = {
  page: { 'background-color': 'page' },
  card: { 'background-color': 'surface', 'border-color': 'line' },
  ink: { color: 'ink' },
  muted: { color: 'muted' },
  ring: { 'border-color': 'brandSolid' },
  box: { color: 'ink', 'background-color': 'brandWash', 'border-color': 'brandLine' },
  quote: { color: 'ink', 'border-color': 'lineStrong' },
  button: { 'background-color': 'brandSolid', 'border-color': 'brandSolid' },
  label: { color: 'onBrand' },
  link: { color: 'brandText' },
} as const satisfies Record<string, Record<string, PaletteName>>

type ClassName = keyof typeof colours

function colourRules(name: ClassName, theme: 0 | 1, end: string): string {
  return Object.entries(colours[name])
    .map(([property, colour]) => `${property}:${palette[colour][theme]}${end}`)
    .join(';')
}

const darkSheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){${(Object.keys(colours) as ClassName[])
  .map((name) => `.${name}{${colourRules(name, 1, ' !important')}}`)
  .join('')}}`

const sans = "font-family:'Instrument Sans',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const mono = "font-family:'IBM Plex Mono',ui-monospace,Menlo,Consolas,monospace"
const body = 'font-size:16px;line-height:1.55'
const small = 'font-size:14px;line-height:1.5'

function look(name: ClassName, style: string): string {
  return `class="${name}" style="${colourRules(name, 0, '')};${style}"`
}

/** A row of the card. */
function row(content: string, style = 'padding:0 32px 20px'): string {
  return `<tr><td style="${style}">${content}</td></tr>`
}

function paragraph(text: string): string {
  return row(`<p ${look('ink', `margin:0;${sans};${body}`)}>${escapeHtml(text)}</p>`)
}

function codeBox({ label, value }: NonNullable<MailParts['code']>): string {
  return row(
    `<p ${look('muted', `margin:0 0 8px;${sans};${small}`)}>${escapeHtml(label)}</p>` +
      // One press selects the whole code; the space between digits is no text, so that it is not copied.
      `<p ${look('box', `margin:0;padding:16px;border-width:1px;border-style:solid;border-radius:6px;text-align:center;${mono};font-size:32px;line-height:1.2;font-weight:600;letter-spacing:6px;-webkit-user-select:all;user-select:all`)}>${escapeHtml(value)}</p>`,
  )
}

function factList(facts: [string, string][]): string {
  const rows = facts.map(
    ([name, value]) =>
      `<tr><th scope="row" ${look('muted', `padding:2px 16px 2px 0;text-align:left;vertical-align:top;font-weight:400;${sans};${small}`)}>${escapeHtml(name)}</th>` +
      `<td ${look('ink', `padding:2px 0;${sans};${small};word-break:break-word`)}>${escapeHtml(value)}</td></tr>`,
  )
  return row(`<table cellpadding="0" cellspacing="0" border="0">${rows.join('')}</table>`)
}

function quoteBox({ label, text }: { label: string; text: string }): string {
  const lines = escapeHtml(text).replaceAll(/\r?\n/g, '<br>')
  return row(
    `<p ${look('muted', `margin:0 0 4px;${sans};${small}`)}>${escapeHtml(label)}:</p>` +
      `<blockquote ${look('quote', `margin:0;padding:0 0 0 16px;border-width:0 0 0 3px;border-style:solid;${sans};${body};word-break:break-word`)}>${lines}</blockquote>`,
  )
}

function itemRow({ title, text, link }: NonNullable<MailParts['items']>[number]): string {
  return row(
    `<p ${look('ink', `margin:0;${sans};${body};font-weight:600;word-break:break-word`)}>${escapeHtml(title)}</p>` +
      `<p ${look('muted', `margin:0;${sans};${small};word-break:break-word`)}>${escapeHtml(text)}</p>` +
      `<a href="${escapeHtml(link.href)}" target="_blank" rel="noopener" ${look('link', `text-decoration:underline;${sans};${small}`)}>${escapeHtml(link.label)}</a>`,
  )
}

function button({ label, href }: MailParts['link']): string {
  return row(
    `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td bgcolor="${palette.brandSolid[0]}" ${look('button', 'border-radius:6px')}>` +
      `<a href="${escapeHtml(href)}" target="_blank" rel="noopener" data-primary ${look('label', `display:inline-block;padding:12px 24px;border-radius:6px;text-decoration:none;font-weight:500;${sans};font-size:16px;line-height:1.25`)}>${escapeHtml(label)}</a></td></tr></table>`,
    'padding:4px 32px 24px',
  )
}

function smallPrint({ text, link }: NonNullable<MailParts['note']>): string {
  const more = link
    ? ` <a href="${escapeHtml(link.href)}" target="_blank" rel="noopener" ${look('link', 'text-decoration:underline')}>${escapeHtml(link.label)}</a>`
    : ''
  return row(`<p ${look('muted', `margin:0;${sans};${small}`)}>${escapeHtml(text)}${more}</p>`, 'padding:0 32px 24px')
}

function toHtml({ subject, code, facts, paragraphs, quotes = [], items = [], link, note }: MailParts): string {
  const title = escapeHtml(subject)
  const rows = [
    row(
      `<h1 ${look('ink', `margin:0;${sans};font-size:24px;line-height:1.3;font-weight:600;word-break:break-word`)}>${title}</h1>`,
      'padding:32px 32px 16px',
    ),
    code && codeBox(code),
    facts && factList(facts),
    ...paragraphs.map(paragraph),
    ...quotes.map(quoteBox),
    ...items.map(itemRow),
    button(link),
    note && smallPrint(note),
  ]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${title}</title>
<style>${darkSheet}</style>
</head>
<body ${look('page', 'margin:0;padding:0')}>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${palette.page[0]}" ${look('page', 'width:100%')}><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:560px;text-align:left">
<tr><td style="padding:0 4px 16px"><span ${look('ring', 'display:inline-block;width:10px;height:10px;border-width:4px;border-style:solid;border-radius:50%;vertical-align:-3px')}></span><strong ${look('ink', `padding-left:8px;${sans};font-size:16px;font-weight:600;letter-spacing:-0.02em`)}>Open Platform</strong></td></tr>
<tr><td ${look('card', 'border-width:1px;border-style:solid;border-radius:10px')}><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
${rows.filter(Boolean).join('\n')}
</table></td></tr>
<tr><td ${look('muted', `padding:16px 4px 0;${sans};${small}`)}>${sender}<br>${promise}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}
