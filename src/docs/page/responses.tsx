import { ChevronRight } from 'lucide-react'
import { use, useId } from 'react'
import type { Operation, Response } from '#docs/model/product.ts'
import { statusLabel, statusTone } from '#docs/model/status-labels.ts'
import { hrefOf, isAtOrBelow } from './anchors.ts'
import { FactList } from './fact-list.tsx'
import { MediaView, useMedia } from './media.tsx'
import { PrintContext, useChoice, VisitContext } from './page-context.ts'
import { ParameterList } from './parameters.tsx'
import { PrintedSchemasContext } from './printed-schemas.ts'
import { Prose } from './prose.tsx'
import { Select } from './select.tsx'

/** The selected status, for description and examples; initially the first success. */
export function useStatus({ id, responses }: Operation): [string, (status: string) => void] {
  const visit = use(VisitContext)
  const linked = responses.find(({ anchor }) => isAtOrBelow(visit.anchor, anchor))
  const first = responses.find(({ status }) => status.startsWith('2')) ?? responses[0]
  return useChoice(`${id}#status`, first?.status ?? '', linked?.status)
}

interface ResponsesProps {
  responses: Response[]
  status: string
  onChange: (status: string) => void
}

/** The responses, one at a time. */
export function Responses({ responses, status, onChange }: ResponsesProps) {
  const isPrinting = use(PrintContext)
  if (responses.length === 0) return null
  return (
    <section className="ref-block">
      <h3>Responses</h3>
      <ul className="ref-responses">
        {responses.map((response) => {
          const open = isPrinting || response.status === status
          const toggle = () => onChange(open ? '' : response.status)
          return <ResponseRow key={response.status} response={response} open={open} onToggle={toggle} />
        })}
      </ul>
    </section>
  )
}

function ResponseRow({ response, open, onToggle }: { response: Response; open: boolean; onToggle: () => void }) {
  const id = useId()
  const { status, anchor, description } = response
  return (
    <li id={anchor} className="ref-response">
      <h4>
        <button type="button" aria-expanded={open} aria-controls={open ? id : undefined} onClick={onToggle}>
          <ChevronRight size={14} aria-hidden />
          <span className={`ref-status ref-${statusTone(status)}`}>{status}</span>{' '}
          <span className="ref-status-words">{statusLabel(status)}</span>
        </button>
      </h4>
      {open && (
        <div id={id} className="ref-response-body">
          <Prose html={description} small />
          <ResponseContent response={response} />
        </div>
      )}
    </li>
  )
}

function ResponseContent({ response }: { response: Response }) {
  const [media, choose] = useMedia(response)
  const { headers, links } = response
  const printed = use(PrintedSchemasContext).get(media?.schemaName ?? '')
  return (
    <>
      {headers.length > 0 && (
        <div className="ref-block">
          <h5>Headers</h5>
          <ParameterList parameters={headers} />
        </div>
      )}
      {media && (
        <div className="ref-block">
          <div className="ref-subhead">
            <h5>Body</h5>
            <Select
              label={`Media type of the response ${response.status}`}
              value={media.type}
              options={response.media.map(({ type }) => ({ value: type, label: type }))}
              onChange={choose}
            />
          </div>
          {printed && printed.anchor !== response.anchor ? (
            <p className="ref-note">
              {media.schemaName}, as in{' '}
              <a className="ref-link" href={hrefOf(printed.anchor)}>
                {printed.label}
              </a>
            </p>
          ) : (
            <>
              {printed && <p className="ref-note">{media.schemaName}</p>}
              <MediaView media={media} body={response} />
            </>
          )}
        </div>
      )}
      {links.length > 0 && (
        <div className="ref-block">
          <h5>What can be called next</h5>
          <FactList
            facts={links.map(({ name, description }) => ({ key: name, details: <Prose html={description} small /> }))}
          />
        </div>
      )}
    </>
  )
}
