import { activeSpan, endWith, type SpanOptions } from './spans.ts'

/** Runs a database statement in a span of its own. Statements hold placeholders, never the values. */
export function inStatementSpan<Result>(text: string, run: () => Promise<Result>): Promise<Result> {
  const parent = activeSpan()
  return parent ? endWith(parent.begin(nameOf(text), optionsOf(text)), run) : run()
}

function optionsOf(text: string): SpanOptions {
  return { kind: 'client', attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, 500) } }
}

/** The verb and the first table outside parentheses: 'select sessions'. */
function nameOf(text: string): string {
  const outer = withoutParentheses(text)
  const verb = /\b(?:select|insert|update|delete)\b/i.exec(outer) ?? /\w+/.exec(outer)
  const table = /\b(?:from|into|update)\s+"?([\w.]+)/i.exec(outer)
  return [verb?.[0].toLowerCase() ?? 'statement', table?.[1]].filter(Boolean).join(' ')
}

function withoutParentheses(text: string): string {
  const outer = text.replaceAll(/\([^()]*\)/g, ' ')
  return outer === text ? text : withoutParentheses(outer)
}
