import { deprecatedLabel } from '#docs/model/deprecation.ts'
import type { OperationEntry, Product } from '#docs/model/product.ts'

/**
 * A product's section of llms.txt (llmstxt.org): links and operations. `address` is that of its downloads, without their endings.
 * Below it, the portal has a llms.txt of the product and a file per operation; the site of `npm run docs:build` has none.
 */
export function llmsSection(product: Product, address: string, hasFolder = false): string {
  const { title, summary } = product
  return [
    `## ${title}`,
    '',
    `- [${title}](${address}.md): ${summary ?? 'the whole documentation'}`,
    ...(hasFolder ? [`- [${title}, llms.txt](${address}/llms.txt): what a developer of this product needs`] : []),
    ...specificationLines(address),
    ...operationLines(product, ({ id }) => (hasFolder ? `${address}/${id}.md` : `${address}.md`)),
    '',
  ].join('\n')
}

const specificationLines = (address: string) => [
  `- [OpenAPI, YAML](${address}.yaml): the specification`,
  `- [OpenAPI, JSON](${address}.json): the same`,
]

function operationLines({ groups }: Product, addressOf: (operation: OperationEntry) => string): string[] {
  return groups
    .flatMap((group) => group.operations)
    .map((operation) => {
      const { method, path, summary, deprecated, deprecation } = operation
      const note = deprecated ? ` (${deprecatedLabel(deprecation)})` : ''
      return `- [${method} ${path}](${addressOf(operation)}): ${summary}${note}`
    })
}

/** The llms.txt of one product: how it is called, and where each operation and table is described. */
export function productLlms(product: Product, address: string): string {
  const { title, version, summary, servers, requestHeaders, tables } = product
  const section = (name: string, lines: string[]) => (lines.length > 0 ? [`## ${name}`, '', ...lines, ''] : [])
  const headers = requestHeaders.map(({ name }) => name)
  const facts = [
    `Version ${version}.`,
    servers.length > 0 && `Base addresses: ${servers.map(({ url }) => url).join(', ')}.`,
    headers.length > 0 && `Headers of each call: ${headers.join(', ')}.`,
  ]
  return [
    ...[`# ${title}`, '', `> ${summary ?? 'An API product.'}`, '', facts.filter(Boolean).join(' '), ''],
    ...section(
      'Operations',
      operationLines(product, ({ id }) => `${address}/${id}.md`),
    ),
    ...section(
      'Tables',
      tables.map(({ title: name }) => `- [${name}](${address}.md): in the complete page`),
    ),
    ...section('Optional', [
      `- [${title}, complete](${address}.md): every operation, table and schema in one file`,
      ...specificationLines(address),
    ]),
  ].join('\n')
}

/** What llms.txt says besides the products. */
export interface LlmsTexts {
  title: string
  summary: string
  /** They follow the products. */
  sections: string[]
}

/** The complete file. `products` are their sections. */
export function llmsFile({ title, summary, sections }: LlmsTexts, products: string[]): string {
  return [`# ${title}`, '', `> ${summary}`, '', ...products, ...sections].join('\n')
}
