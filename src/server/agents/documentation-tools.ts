import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import type { ToolDescription } from '#server/agents/operation-tools.ts'
import type { Db } from '#server/db/database.ts'
import * as articles from '#server/repositories/articles.ts'
import type { Documentation, FoundPage } from './documentation.ts'

/** A tool that calls no API. */
export interface DocumentationTool {
  description: ToolDescription
  run(values: Record<string, unknown>): Promise<CallToolResult>
}

interface Sources {
  documentation: Documentation
  db: Db
  publicUrl: string
}

const annotations = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false } as const
const longestQuery = 256
const maxArticles = 5

/** The search of the documentation and the articles, and an operation's description where the pages are built. */
export function documentationTools(sources: Sources): DocumentationTool[] {
  return [searchTool(sources), ...(sources.documentation.isEmpty ? [] : [readTool(sources)])]
}

function searchTool({ documentation, db, publicUrl }: Sources): DocumentationTool {
  const page = { type: 'object', properties: Object.fromEntries(fields.map((name) => [name, { type: 'string' }])) }
  return {
    description: {
      name: 'search_docs',
      title: 'Search the documentation',
      description:
        'Finds operations, fields, result codes, chapters and articles. Every word of the query has to occur.',
      inputSchema: {
        type: 'object',
        properties: { query: { type: 'string', minLength: 1, maxLength: longestQuery, description: 'A few words.' } },
        required: ['query'],
        additionalProperties: false,
      },
      outputSchema: {
        type: 'object',
        properties: { results: { type: 'array', items: { ...page, required: fields } } },
        required: ['results'],
      },
      annotations,
    },
    async run({ query }) {
      if (typeof query !== 'string' || query.trim() === '' || query.length > longestQuery) {
        return failure(`The argument 'query' is a text of 1 to ${longestQuery} characters.`)
      }
      const results = [...documentation.search(query), ...(await searchArticles(db, query, publicUrl))]
      const lines = results.map(({ title, url, excerpt }) => `- ${title}: ${url}${excerpt && `\n  ${excerpt}`}`)
      return { ...success(lines.join('\n') || 'No items found.'), structuredContent: { results } }
    },
  }
}

const fields = ['title', 'url', 'excerpt']

async function searchArticles(db: Db, query: string, publicUrl: string): Promise<FoundPage[]> {
  const hits = await articles.search(db, query)
  return hits.slice(0, maxArticles).map(({ id, slug, name, summary }) => ({
    title: `${name} (article)`,
    url: `${publicUrl}/article/${id}/${slug}`,
    excerpt: summary,
  }))
}

function readTool({ documentation }: Sources): DocumentationTool {
  const { operations } = documentation
  return {
    description: {
      name: 'read_docs',
      title: 'Read the documentation of an operation',
      description: 'The parameters, body, answers and examples of an operation, as Markdown.',
      inputSchema: {
        type: 'object',
        properties: { operation: { type: 'string', enum: operations, description: 'Name of the operation.' } },
        required: ['operation'],
        additionalProperties: false,
      },
      annotations,
    },
    async run({ operation }) {
      const text = typeof operation === 'string' ? documentation.read(operation) : undefined
      return text === undefined
        ? failure(`The argument 'operation' is one of: ${operations.join(', ')}.`)
        : success(text)
    },
  }
}

const success = (text: string): CallToolResult => ({ content: [{ type: 'text', text }], isError: false })
export const failure = (text: string): CallToolResult => ({ content: [{ type: 'text', text }], isError: true })
