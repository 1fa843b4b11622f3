import { use } from 'react'
import type { Media, Response } from '#docs/model/product.ts'
import { isAtOrBelow, isBelow } from './anchors.ts'
import { FactList } from './fact-list.tsx'
import { type PageParts, useChoice, type Visit, VisitContext } from './page-context.ts'
import { SchemaTree } from './schema.tsx'

type Body = Pick<Response, 'anchor' | 'media'>

/** The selected media type of a body, for its schema and examples. */
export function useMedia(body: Body | null): [Media | null, (type: string) => void] {
  const visit = use(VisitContext)
  const [first] = body?.media ?? []
  const [chosen, choose] = useChoice(
    mediaKey(body?.anchor),
    first?.type ?? '',
    body ? requiredType(body, visit.anchor) : undefined,
  )
  return [body?.media.find(({ type }) => type === chosen) ?? first ?? null, choose]
}

const mediaKey = (anchor: string | undefined) => `${anchor}#media`

/** The selection for a body that is not rendered yet; undefined for its first type. */
export function selectedType(body: Body, choices: PageParts['choices'], visit: Visit): unknown {
  const required = requiredType(body, visit.anchor)
  const chosen = choices.get(mediaKey(body.anchor))
  return chosen && (required === undefined || chosen.visit === visit.count) ? chosen.value : required
}

/** The first media type has the body's own anchor; others include their name. */
function requiredType({ anchor, media }: Body, visited: string): string | undefined {
  if (!isBelow(visited, anchor)) return undefined
  const [first, ...others] = media
  return (others.find(({ type }) => isAtOrBelow(visited, mediaAnchor(anchor, type))) ?? first)?.type
}

const mediaAnchor = (anchor: string, type: string) => `${anchor}/${type.replaceAll('/', '~1')}`

/** The content of a body of one media type. */
export function MediaView({ media, body }: { media: Media; body: Body }) {
  const anchor = media === body.media[0] ? body.anchor : mediaAnchor(body.anchor, media.type)
  return (
    <>
      {media.schema && <SchemaTree key={media.type} schema={media.schema} anchor={anchor} />}
      <FactList facts={media.encoding.map(([part, details]) => ({ key: part, term: <code>{part}</code>, details }))} />
    </>
  )
}
