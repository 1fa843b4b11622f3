import type { OperationIO } from '#generated/operations.ts'
import { type Article, type Hit, matchBegins, matchEnds } from '#server/repositories/articles.ts'

type Found = OperationIO['searchArticles']['data'][number]
type Pieces = Found['highlight']['name']

export function presentArticle(article: Article): OperationIO['getArticle']['data'] {
  const { id, slug, name, category, image, imageAltText, video, captions, body, summary } = article
  return { id, slug, name, category, image, imageAltText, video, captions, body, summary }
}

export function presentHit({ id, slug, name, category, summary, ...found }: Hit): Found {
  const passage = piecesOf(found.markedPassage, found.passage)
  return {
    id,
    slug,
    name,
    category,
    summary,
    highlight: {
      name: piecesOf(found.markedName, name),
      summary: piecesOf(found.markedSummary, summary),
      passage: passage.some(({ match }) => match) ? passage : [],
    },
  }
}

/** Splits a text at the markers that the search put around matches. The pieces are plain text, never HTML. */
function piecesOf(marked: string, text: string): Pieces {
  let at = 0
  const next = (length: number, match: boolean) => {
    const from = at
    at += length
    return { text: text.slice(from, at), match }
  }
  return marked.split(matchBegins).flatMap((part, index) => {
    const end = index === 0 ? -1 : part.indexOf(matchEnds)
    return [next(Math.max(end, 0), true), next(part.length - end - 1, false)].filter((piece) => piece.text !== '')
  })
}
