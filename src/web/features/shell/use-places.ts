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
import { best, grouped, hitsFor, type Kind, keywordOf, type PlaceGroup } from './places.ts'
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
  const others = { partners: usePartners(asked), operations: useOperations(asked), articles: useArticles(asked) }
  const sources: Source[] = [own, reviewed, ...Object.values(others)]
  const failed = sources.filter(({ isError }) => isError)
  const knows = useKnowsPath()
  const found: Partial<Record<Kind, PlaceGroup['places']>> = {
    screens: wanted === '' && role ? ownScreens(role, knows) : best(screensOf(role, knows), wanted),
    projects: best(own.places, wanted),
  }
  if (keywordOf(wanted) !== '') {
    const hits = ({ places, isPlaceholderData }: Source) =>
      hitsFor(wanted, places, { areFormer: isPlaceholderData || settled !== wanted })
    if (reviewed.places.length > 0) found.projects = hits(reviewed)
    found.partners = best(others.partners.places, wanted)
    found.operations = best(others.operations.places, wanted)
    found.articles = hits(others.articles).slice(0, 6)
  }
  return {
    groups: grouped(found),
    isSearching: settled !== wanted || sources.some(({ isFetching }) => isFetching),
    retry: failed.length > 0 ? () => failed.map(({ refetch }) => refetch()) : undefined,
  }
}

/** The value, once it has stayed the same for so long. */
function useSettled(value: string, ms: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
