import { deprecatedLabel } from '#docs/model/deprecation.ts'
import type { OperationEntry, Product } from '#docs/model/product.ts'

/** Folder of a product's downloads. */
export interface Downloads {
  markdown: string
  yaml: string
  json: string
}

/** A product's section of llms.txt (llmstxt.org): links and operations. */
export function llmsSection(product: Product, { markdown, yaml, json }: Downloads): string {
  const { title, summary, groups } = product
  const operations = groups.flatMap((group) => group.operations)
  return [
    `## ${title}`,
    '',
    `- [${title}](${markdown}): ${summary ?? 'the whole documentation'}`,
    `- [OpenAPI, YAML](${yaml}): the specification`,
    `- [OpenAPI, JSON](${json}): the same`,
    ...operations.map((operation) => `- ${line(operation, markdown)}`),
    '',
  ].join('\n')
}

/** Anchors match the headings of the Markdown page. */
const line = ({ method, path, summary, deprecated, deprecation }: OperationEntry, markdown: string): string =>
  `[${method} ${path}](${markdown}): ${summary}${deprecated ? ` (${deprecatedLabel(deprecation)})` : ''}`

/** The complete file. */
export function llmsFile(title: string, summary: string, sections: string[]): string {
  return [`# ${title}`, '', `> ${summary}`, '', ...sections].join('\n')
}
