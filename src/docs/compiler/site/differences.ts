import { escapeMarkup } from '#docs/model/pieces.ts'
import type { SiteFrame } from '#docs/model/site-frame.ts'
import { hrefOf } from '#docs/page/anchors.ts'
import { counted } from '#domain/counts.ts'
import { stepsOf } from '#domain/json-pointer.ts'
import { compareDocuments } from '../changes/compare.ts'
import type { Difference } from '../changes/report.ts'
import type { Kind } from '../changes/rules.ts'
import type { PreparedProduct, SourcedProduct } from '../prepare.ts'
import { wordsOf } from '../product/changes.ts'
import { dropDown, type PagePaths, type SharedParts, staticPage } from './html-page.ts'

/** A version with its products, as the site shows them. */
export interface ShownVersion {
  name: string
  products: SourcedProduct[]
  /** Path of a product's page. */
  pathOf: (product: PreparedProduct) => string
}

/** Path of the page with the differences of two versions. */
export const differencesPath = (before: string, after: string): string => `differences/${before}-to-${after}.html`

interface Section {
  title: string
  differences: Difference[]
  /** Relative links to the operations by name. */
  links: Map<string, string>
}

const kinds: Record<Kind, { title: string; count: (number: number) => string }> = {
  breaking: { title: 'Breaking', count: (number) => `${number} breaking` },
  additive: { title: 'Additions', count: (number) => counted(number, 'addition') },
  text: { title: 'Texts', count: (number) => counted(number, 'change of text', 'changes of text') },
}

/** The page with the differences of two versions. `all` is newest first. */
export function differencesPage(
  paths: PagePaths,
  shared: SharedParts,
  { frame, before, after, all }: { frame: SiteFrame; before: ShownVersion; after: ShownVersion; all: ShownVersion[] },
): string {
  const sections = sectionsOf(before, after, shared.settings.tables ?? [])
  const found = sections.flatMap(({ differences }) => differences)
  const counts = (Object.keys(kinds) as Kind[]).flatMap((kind) => {
    const { length } = found.filter((each) => each.kind === kind)
    return length > 0 ? [kinds[kind].count(length)] : []
  })
  return staticPage(paths, shared, {
    title: `Differences from ${before.name} to ${after.name}`,
    frame,
    main: [
      `<h1>Differences from ${escapeMarkup(before.name)} to ${escapeMarkup(after.name)}</h1>`,
      choiceOf(before, after, all),
      `<p>${counts.length > 0 ? `${counts.join(', ')}.` : 'The versions do not differ.'}</p>`,
      ...sections.map((section) => sectionHtml(section, sections.length > 1)),
    ],
  })
}

/** Links to the pages of the other pairs. A newer version is always compared with an older one. */
function choiceOf(before: ShownVersion, after: ShownVersion, all: ShownVersion[]): string {
  const entry = (text: string, from: ShownVersion, to: ShownVersion) => {
    const isHere = from.name === before.name && to.name === after.name
    const href = escapeMarkup(differencesPath(from.name, to.name).replace('differences/', ''))
    return `<li><a href="${href}"${isHere ? ' aria-current="page"' : ''}>${escapeMarkup(text)}</a></li>`
  }
  const at = (version: ShownVersion) => all.findIndex(({ name }) => name === version.name)
  const older = all.filter((each) => at(each) > at(after)).map((each) => entry(each.name, each, after))
  const newer = all.filter((each) => at(each) < at(before)).map((each) => entry(each.name, before, each))
  return `<div class="site-choice">${dropDown(`From ${before.name}`, older)}${dropDown(`To ${after.name}`, newer)}</div>`
}

/** Products of one name are compared; so is the only product of a version with the only one of another. */
function sectionsOf(before: ShownVersion, after: ShownVersion, tables: readonly string[]): Section[] {
  const isPair = before.products.length === 1 && after.products.length === 1
  const same = (one: SourcedProduct, other: SourcedProduct) =>
    isPair || one.prepared.product.suffix === other.prepared.product.suffix
  const gone = before.products.filter((old) => !after.products.some((current) => same(old, current)))
  return [
    ...after.products.map((current) => {
      const old = before.products.find((each) => same(each, current))
      const { title } = current.prepared.product
      if (!old) return whole(title, 'operation-added', `${title} is new`)
      const links = new Map([...linksOf(old.prepared, before), ...linksOf(current.prepared, after)])
      const differences = compareDocuments(old.document, current.document).flatMap((each) => published(each, tables))
      return { title, differences, links }
    }),
    ...gone.map(({ prepared: { product } }) => whole(product.title, 'operation-removed', `${product.title} is gone`)),
  ]
}

/** Without the extensions that the site does not publish. */
function published(difference: Difference, tables: readonly string[]): Difference[] {
  const { rule, message } = difference
  if (rule.startsWith('rate-limit-')) return tables.includes('x-rate-limits') ? [difference] : []
  if (rule !== 'text-changed' || !message.endsWith(' changed')) return [difference]
  const names = message.replace(/ changed$/, '').split(', ')
  const shown = names.filter((name) => !name.startsWith('x-') || tables.includes(name))
  return shown.length > 0 ? [{ ...difference, message: `${shown.join(', ')} changed` }] : []
}

function whole(title: string, rule: 'operation-added' | 'operation-removed', message: string): Section {
  const kind = rule === 'operation-added' ? 'additive' : 'breaking'
  return { title, differences: [{ rule, kind, message, pointer: '', operations: [] }], links: new Map() }
}

const linksOf = (prepared: PreparedProduct, version: ShownVersion): [name: string, href: string][] =>
  prepared.product.groups
    .flatMap(({ operations }) => operations)
    .map(({ method, path, id }) => [`${method} ${path}`, `../${version.pathOf(prepared)}${hrefOf(id)}`])

function sectionHtml(section: Section, isTitled: boolean): string {
  const { title, differences } = section
  const parts = (Object.keys(kinds) as Kind[]).flatMap((kind) => {
    const found = differences.filter((each) => each.kind === kind)
    if (found.length === 0) return []
    const heading = isTitled ? 'h3' : 'h2'
    const items = found.map((each) => itemHtml(each, section))
    return [
      `<${heading}>${kinds[kind].title}</${heading}>`,
      `<ul class="site-differences site-is-${kind}">${items.join('\n')}</ul>`,
    ]
  })
  if (!isTitled) return parts.join('\n')
  return `<h2>${escapeMarkup(title)}</h2>\n${parts.length > 0 ? parts.join('\n') : '<p>No differences.</p>'}`
}

const few = 6

function itemHtml(difference: Difference, { links }: Section): string {
  const operations = difference.operations.filter((name) => !difference.message.startsWith(name))
  const named = operations.slice(0, few).map((name) => {
    const href = links.get(name)
    return href
      ? `<a href="${escapeMarkup(href)}"><code>${escapeMarkup(name)}</code></a>`
      : `<code>${escapeMarkup(name)}</code>`
  })
  const rest = operations.length - named.length
  const more = rest > 0 ? [`and ${counted(rest, 'other operation')}`] : []
  const affected = named.length > 0 ? `<p class="facts">${[...named, ...more].join(' ')}</p>` : ''
  const about = [partOf(difference), parameterOf(difference)].filter((words) => words !== '').join(', ')
  return `<li><p>${about && `<span class="facts">${escapeMarkup(about)}:</span> `}${escapeMarkup(wordsOf(difference))}</p>${affected}</li>`
}

function partOf({ rule }: Difference): string {
  if (rule.startsWith('request-')) return 'Request'
  return rule.startsWith('response-') ? 'Response' : ''
}

/** The name of the parameter that contains the difference, unless the message has it. */
function parameterOf({ pointer, message }: Difference): string {
  const steps = stepsOf(pointer)
  // Below the place of the parameter: a path and a query may have parameters of one name.
  const name = steps[steps.lastIndexOf('parameters') + 2]
  return steps.includes('parameters') && name && !message.includes(name) ? `parameter ${name}` : ''
}
