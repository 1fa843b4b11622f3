import type { LlmsTexts } from '#docs/compiler/content/llms.ts'
import { readArticles } from '#server/articles/read-articles.ts'

/** What llms.txt says besides the products: how to begin, the server for agents, and the articles. */
export const llmsTexts = (): LlmsTexts => ({
  title: 'Open Platform',
  summary: 'How to call the APIs of the Open Platform: operations, fields, answers, result codes and code samples.',
  sections: sections(),
})

function sections(): string[] {
  const articles = readArticles().map(
    ({ id, slug, name, summary }) => `- [${name}](/article/${id}/${slug}): ${summary}`,
  )
  return [
    section('Getting started', [
      '- [Sign up](/signup): a partner account is free, and so is the sandbox for a limited time',
      '- [Projects](/projects): create a project, then generate a sandbox key on its page Keys',
      '- [Contact](/_contact): ask us',
    ]),
    section('Agents', [
      '- [MCP server](/mcp): tools that call the sandbox and search the documentation, over streamable HTTP with POST. Send ' +
        'Authorization: Bearer and an agent token, which you create on the Keys page of a project. It opens the sandbox of that ' +
        'project only, and its call log lists each call',
    ]),
    section('Articles', articles),
  ]
}

const section = (title: string, lines: string[]) => `## ${title}\n\n${lines.join('\n')}\n`
