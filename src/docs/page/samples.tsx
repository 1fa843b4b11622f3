import { use } from 'react'
import { accessLabel } from '#docs/model/access.ts'
import { valuesOf } from '#docs/model/call-values.ts'
import { fillSnippet } from '#docs/model/fill-snippet.ts'
import type { Example, Media, Operation, Response } from '#docs/model/product.ts'
import { languages } from '#docs/model/snippet.ts'
import { statusLabel } from '#docs/model/status-labels.ts'
import { CodeBlock } from './code-block.tsx'
import { chooseLanguage, useSnippet } from './language.ts'
import { LazyServerFields } from './lazy-server-fields.tsx'
import { useMedia } from './media.tsx'
import { CallContextContext, useChoice, usePage } from './page-context.ts'
import { Select } from './select.tsx'

interface SamplesProps {
  operation: Operation
  status: string
  onStatus: (status: string) => void
}

/** Code of an operation: the call in the selected language, and example request and responses. */
export function Samples({ operation, status, onStatus }: SamplesProps) {
  const [media] = useMedia(operation.requestBody)
  const [example, chooseExample] = useExample(`${operation.id}/request`, media)
  return (
    <>
      <CodeSample
        operation={operation}
        type={media?.type}
        body={media && example ? { type: media.type, text: example.text } : null}
      />
      {media && example && (
        <ExampleBlock
          label="Request"
          of={operation.summary}
          example={example}
          examples={media.examples}
          onChange={chooseExample}
        />
      )}
      <ResponseExamples operation={operation} status={status} onStatus={onStatus} />
    </>
  )
}

function useExample(key: string, media: Media | null): [Example | null, (name: string) => void] {
  const [first] = media?.examples ?? []
  const [name, choose] = useChoice(`${key}#example-${media?.type}`, first?.name ?? '')
  return [media?.examples.find((example) => example.name === name) ?? first ?? null, choose]
}

interface CodeSampleProps {
  operation: Operation
  /** The media type of the body. */
  type: string | undefined
  body: { type: string; text: string } | null
}

function CodeSample({ operation, type, body }: CodeSampleProps) {
  const context = use(CallContextContext)
  const snippets = operation.otherSnippets?.[type ?? ''] ?? operation.snippets
  const { snippet, options } = useSnippet(snippets)
  const { access = [] } = operation
  const [alternative, chooseAlternative] = useChoice(`${operation.id}#access`, '0')
  const { securitySchemes, servers } = usePage().source.product
  // The variables of a single server are in the introduction.
  const shared = context.isOwnServer || servers.length < 2 ? [] : servers
  const { ownSamples = [] } = operation
  const [ownIndex, chooseOwn] = useChoice(`${operation.id}#own-sample`, 0)
  const own = ownSamples[ownIndex]
  const generated = snippet && fillSnippet(snippet, valuesOf(operation, context, body, access[Number(alternative)]))
  const code = own ?? generated
  if (!code) return null
  const { html, text } = code
  const choose = (value: string) => {
    const language = languages.find(({ id }) => id === value)
    chooseOwn(language ? ownSamples.length : Number(value))
    if (language) chooseLanguage(language.id)
  }
  const head = (
    <>
      <Select
        label="Language of the code samples"
        value={own ? String(ownIndex) : (snippet?.language ?? '')}
        options={[...ownSamples.map(({ label }, index) => ({ value: String(index), label })), ...options]}
        onChange={choose}
      />
      {!own && access.length > 1 && (
        <Select
          label={`Credentials of ${operation.summary}`}
          value={alternative}
          options={access.map((each, index) => ({ value: String(index), label: accessLabel(each, securitySchemes) }))}
          onChange={chooseAlternative}
        />
      )}
    </>
  )
  return (
    <CodeBlock label={`Code sample of ${operation.summary}`} head={head} html={html} text={text}>
      {!own && <LazyServerFields servers={operation.servers ?? shared} />}
    </CodeBlock>
  )
}

const generatedNote = ({ violation }: Example): string =>
  violation === undefined
    ? 'Made from the schema: the file has no example.'
    : `Made from the schema, and incomplete: ${violation}.`

interface ExampleBlockProps {
  label: string
  /** Summary of the operation, which tells the samples of a page apart. */
  of: string
  example: Example
  examples: Example[]
  onChange: (name: string) => void
  /** Replaces the visible label. */
  head?: React.ReactNode
}

function ExampleBlock({ label, of, example, examples, onChange, head }: ExampleBlockProps) {
  const options = examples.map(({ name, summary }) => ({ value: name, label: summary ?? name }))
  const title = (
    <>
      {head ?? <span className="ref-code-title">{label}</span>}
      {options.length > 1 && (
        <Select label={`${label} example of ${of}`} value={example.name} options={options} onChange={onChange} />
      )}
    </>
  )
  return (
    <CodeBlock label={`${label} example of ${of}`} head={title} html={example.html} text={example.text}>
      {example.externalValue && (
        <p className="ref-code-note">
          <a href={example.externalValue} rel="noreferrer">
            {example.externalValue}
          </a>
        </p>
      )}
      {example.generated && <p className="ref-code-note">{generatedNote(example)}</p>}
    </CodeBlock>
  )
}

function ResponseExamples({ operation, status, onStatus }: SamplesProps) {
  const withExamples = operation.responses.filter(({ media }) => media.some(({ examples }) => examples.length > 0))
  const shown = withExamples.find((response) => response.status === status) ?? withExamples[0]
  return shown ? (
    <ResponseExample
      key={shown.status}
      of={operation.summary}
      response={shown}
      all={withExamples}
      onStatus={onStatus}
    />
  ) : null
}

interface ResponseExampleProps {
  of: string
  response: Response
  all: Response[]
  onStatus: (status: string) => void
}

function ResponseExample({ of, response, all, onStatus }: ResponseExampleProps) {
  const [media] = useMedia(response)
  const [example, choose] = useExample(response.anchor, media)
  if (!media || !example) return null
  const statuses = all.map(({ status }) => ({ value: status, label: `${status} ${statusLabel(status)}` }))
  const head = (
    <>
      <span className="ref-code-title">Response</span>
      <Select label="Status of the response example" value={response.status} options={statuses} onChange={onStatus} />
    </>
  )
  return (
    <ExampleBlock
      label={`Response ${response.status}`}
      of={of}
      head={head}
      example={example}
      examples={media.examples}
      onChange={choose}
    />
  )
}
