import type { OperationIO } from '#generated/operations.ts'
import { type Article, type Hit, matchBegins, matchEnds } from '#server/repositories/articles.ts'

type Found = OperationIO['searchArticles']['data'][number]
type Pieces = Found['highlight']['name']

export function presentArticle(article: Article): OperationIO['getArticle']['data'] {
  const { id, slug, name, category, image, imageAltText, video, captions, body, summary } = article
  return { id, slug, name, category, image, imageAltText, video, captions, body, summary }
}

export function presentHit({ id, slug, name, category, summary, ...marked }: Hit): Found {
  const passage = piecesOf(marked.markedPassage)
  return {
    id,
    slug,
    name,
    category,
    summary,
    highlight: {
      name: piecesOf(marked.markedName),
      summary: piecesOf(marked.markedSummary),
      passage: passage.some(({ match }) => match) ? passage : [],
    },
  }
}

/** Cuts a marked text where a match begins or ends. What is not text never comes to be: whoever shows it shows pieces. */
export function piecesOf(marked: string): Pieces {
  return marked.split(matchBegins).flatMap((part, at) => {
    const end = at === 0 ? -1 : part.indexOf(matchEnds)
    const pieces = [
      { text: part.slice(0, Math.max(end, 0)), match: true },
      { text: part.slice(end + 1), match: false },
    ]
    return pieces.filter(({ text }) => text !== '')
  })
}
