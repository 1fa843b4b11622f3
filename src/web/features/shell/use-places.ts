import { useEffect, useState } from 'react'
import type { Role } from '#domain/roles.ts'
import {
  type Source,
  useArticles,
  useOperations,
  useOwnProjects,
  usePartners,
  useReviewedProjects,
} from './place-sources.ts'
import {
  best,
  first,
  grouped,
  type Hits,
  hitsFor,
  type Kind,
  keywordOf,
  type Place,
  type PlaceGroup,
} from './places.ts'
import { ownScreens, screensOf } from './screens.ts'
import { useKnowsPath } from './use-menu.ts'

/** Someone still types: the server is asked once they pause. */
const pauseMs = 200

export interface Found {
  groups: PlaceGroup[]
  isSearching: boolean
  /** Asks again where no answer came. */
  retry: (() => void) | undefined
}

/** What the role may see of everything that is called so. With nothing typed: the screens, and a partner's projects. */
export function usePlaces(role: Role | null, typed: string): Found {
  const wanted = typed.trim()
  const settled = useSettled(wanted, pauseMs)
  const asked = { role, keyword: keywordOf(settled) }
  const own = useOwnProjects(asked)
  const reviewed = useReviewedProjects(asked)
  const [partners, operations, articles] = [usePartners(asked), useOperations(asked), useArticles(asked)]
  const sources = [own, reviewed, partners, operations, articles]
  const failed = sources.filter(({ isError }) => isError)
  const knows = useKnowsPath()
  const found: Partial<Record<Kind, Hits>> = {
    screens: wanted === '' && role ? all(ownScreens(role, knows)) : first(best(screensOf(role, knows), wanted)),
    projects: first(best(own.places, wanted)),
  }
  if (keywordOf(wanted) !== '') {
    const hits = ({ places, isCut, isPlaceholderData }: Source, limit?: number): Hits => {
      const shown = first(hitsFor(wanted, places, { areFormer: isPlaceholderData || settled !== wanted }), limit)
      return { ...shown, isCut: shown.isCut || isCut }
    }
    if (reviewed.places.length > 0) found.projects = hits(reviewed, reviewed.places.length)
    found.partners = hits(partners)
    found.operations = first(best(operations.places, wanted))
    found.articles = hits(articles)
  }
  return {
    groups: grouped(found),
    isSearching: settled !== wanted || sources.some(({ isFetching }) => isFetching),
    retry: failed.length > 0 ? () => failed.map(({ refetch }) => refetch()) : undefined,
  }
}

const all = (places: Place[]): Hits => first(places, places.length)

/** The value, once it has stayed the same for so long. */
function useSettled(value: string, ms: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
