import { deprecationNote } from '#docs/model/deprecation.ts'
import type { Body, Operation } from '#docs/model/product.ts'
import { MediaView, useMedia } from './media.tsx'
import { ParameterGroups } from './parameters.tsx'
import { Prose } from './prose.tsx'
import { RequiredSecurity } from './security.tsx'
import { Select } from './select.tsx'

/** Description, security, parameters and request body of an operation. */
export function OperationDescription({ operation }: { operation: Operation }) {
  const { description, deprecated, deprecation, externalDocs, security, parameters, requestBody } = operation
  return (
    <>
      {deprecated && <p className="ref-warning">{deprecationNote(deprecation)}. Do not build on it.</p>}
      <Prose html={description} />
      {externalDocs && (
        <a className="ref-link" href={externalDocs.url} rel="noreferrer">
          {externalDocs.description}
        </a>
      )}
      <RequiredSecurity alternatives={security} />
      <ParameterGroups parameters={parameters} />
      {requestBody && <RequestBody body={requestBody} />}
    </>
  )
}

function RequestBody({ body }: { body: Body }) {
  const [media, choose] = useMedia(body)
  return (
    <section className="ref-block" id={body.anchor}>
      <div className="ref-subhead">
        <h3>Request body</h3>
        {body.required && <span className="ref-required">required</span>}
        <Select
          label="Media type of the request body"
          value={media?.type ?? ''}
          options={body.media.map(({ type }) => ({ value: type, label: type }))}
          onChange={choose}
        />
      </div>
      <Prose html={body.description} />
      {media && <MediaView media={media} body={body} />}
    </section>
  )
}
