import type { OperationEntry, Product } from '#docs/page/model.ts'

/** Where the files of a product are found. */
export interface Downloads {
  markdown: string
  yaml: string
  json: string
}

/** A product's section of llms.txt (llmstxt.org): where to read on, and what there is. */
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

/** Headings of the Markdown page carry the summaries. */
const line = ({ method, path, summary, deprecated }: OperationEntry, markdown: string): string =>
  `[${method} ${path}](${markdown}): ${summary}${deprecated ? ' (deprecated)' : ''}`

/** The whole file. */
export function llmsFile(title: string, summary: string, sections: string[]): string {
  return [`# ${title}`, '', `> ${summary}`, '', ...sections].join('\n')
}
