import { CodeBlock } from '#docs/page/code-block.tsx'
import { chooseLanguage, useLanguage } from '#docs/page/language.ts'
import { Select } from '#docs/page/select.tsx'
import { fillSnippet } from '#docs/page/snippet.ts'
import { type CallValues, languages, type Snippet } from '#docs/page/snippet-model.ts'

interface CodeSampleProps {
  operationId: string
  snippets: Snippet[]
  values: CallValues
}

/** The call that stands in the form, as code: against the sandbox it gets the same answers. */
export function CodeSample({ operationId, snippets, values }: CodeSampleProps) {
  const language = useLanguage()
  const snippet = snippets.find((each) => each.language === language) ?? snippets[0]
  if (!snippet) return null
  const offered = languages.filter(({ id }) => snippets.some((each) => each.language === id))
  const { html, text } = fillSnippet(snippet, values)
  const head = (
    <Select
      label="Language of the code samples"
      value={snippet.language}
      options={offered.map(({ id, label }) => ({ value: id, label }))}
      onChange={chooseLanguage}
    />
  )
  return <CodeBlock label={`Code of the call to ${operationId}`} head={head} html={html} text={text} />
}
