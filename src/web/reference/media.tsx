import type { Media } from './model.ts'
import { useChoice } from './page.ts'
import { SchemaTree } from './schema.tsx'

/** The media type chosen for a body, for its schema and its examples alike. */
export function useMedia(body: { anchor: string; media: Media[] } | null): [Media | null, (type: string) => void] {
  const [first] = body?.media ?? []
  const [chosen, choose] = useChoice(`${body?.anchor}#media`, first?.type ?? '')
  return [body?.media.find(({ type }) => type === chosen) ?? first ?? null, choose]
}

/** What a body of one media type holds. */
export function MediaView({ media, anchor }: { media: Media; anchor: string }) {
  return (
    <>
      {media.schema && <SchemaTree key={media.type} schema={media.schema} anchor={anchor} />}
      {media.encoding.length > 0 && (
        <dl className="ref-facts">
          {media.encoding.map(([part, words]) => (
            <div key={part}>
              <dt>
                <code>{part}</code>
              </dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
