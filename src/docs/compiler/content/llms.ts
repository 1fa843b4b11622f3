import { deprecatedLabel } from '#docs/model/deprecation.ts'
import type { OperationEntry, Product } from '#docs/model/product.ts'

/** Folder of a product's downloads. */
export interface Downloads {
  markdown: string
  yaml: string
  json: string
  /** The product's own llms.txt, and a Markdown file per operation beside it; none on the site of `npm run docs:build`. */
  folder?: string
}

/** A product's section of llms.txt (llmstxt.org): links and operations. */
export function llmsSection(product: Product, downloads: Downloads): string {
  const { title, summary } = product
  const { markdown, yaml, json, folder } = downloads
  return [
    `## ${title}`,
    '',
    `- [${title}](${markdown}): ${summary ?? 'the whole documentation'}`,
    ...(folder ? [`- [${title}, llms.txt](${folder}/llms.txt): what a developer of this product needs`] : []),
    `- [OpenAPI, YAML](${yaml}): the specification`,
    `- [OpenAPI, JSON](${json}): the same`,
    ...operationLines(product, downloads),
    '',
  ].join('\n')
}

/** Without a folder, the anchors are those of the Markdown page. */
function operationLines({ groups }: Product, { markdown, folder }: Downloads): string[] {
  const addressOf = ({ id }: OperationEntry) => (folder ? `${folder}/${id}.md` : markdown)
  return groups
    .flatMap((group) => group.operations)
    .map((operation) => {
      const { method, path, summary, deprecated, deprecation } = operation
      const note = deprecated ? ` (${deprecatedLabel(deprecation)})` : ''
      return `- [${method} ${path}](${addressOf(operation)}): ${summary}${note}`
    })
}

/** The llms.txt of one product: how it is called, and where each operation and table is described. */
export function productLlms(product: Product, downloads: Downloads): string {
  const { title, version, summary, servers, requestHeaders, tables } = product
  const { markdown, yaml, json } = downloads
  const section = (name: string, lines: string[]) => (lines.length > 0 ? [`## ${name}`, '', ...lines, ''] : [])
  const headers = requestHeaders.map(({ name }) => name)
  const facts = [
    `Version ${version}.`,
    servers.length > 0 && `Base addresses: ${servers.map(({ url }) => url).join(', ')}.`,
    headers.length > 0 && `Headers of each call: ${headers.join(', ')}.`,
  ]
  return [
    ...[`# ${title}`, '', `> ${summary ?? 'An API product.'}`, '', facts.filter(Boolean).join(' '), ''],
    ...section('Operations', operationLines(product, downloads)),
    ...section(
      'Tables',
      tables.map(({ title: name }) => `- [${name}](${markdown}): in the complete page`),
    ),
    ...section('Optional', [
      `- [${title}, complete](${markdown}): every operation, table and schema in one file`,
      `- [OpenAPI, YAML](${yaml}): the specification`,
      `- [OpenAPI, JSON](${json}): the same`,
    ]),
  ].join('\n')
}

/** The complete file. */
export function llmsFile(title: string, summary: string, sections: string[]): string {
  return [`# ${title}`, '', `> ${summary}`, '', ...sections].join('\n')
}
