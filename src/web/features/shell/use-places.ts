import { useEffect, useState } from 'react'
import type { Role } from '#domain/roles.ts'
import { actionsOf } from './actions.ts'
import {
  type Source,
  useArticles,
  useOperations,
  useOwnProjects,
  usePartners,
  useReviewedProjects,
} from './place-sources.ts'
import { first, grouped, type Hits, hitsFor, type Kind, keywordOf, ownHits, type PlaceGroup } from './places.ts'
import { ownScreens, screensOf } from './screens.ts'

/** Debounce: queries the server after a pause in typing. */
const pauseMs = 200

export interface Found {
  groups: PlaceGroup[]
  isSearching: boolean
  /** Retries failed sources. */
  retry: (() => void) | undefined
}

/** The matching places that the role may see. Without a query: screens, and a partner's projects. */
export function usePlaces(role: Role | null, typed: string): Found {
  const wanted = typed.trim()
  const settled = useSettled(wanted, pauseMs)
  const asked = { role, keyword: keywordOf(settled) }
  const own = useOwnProjects(asked)
  const reviewed = useReviewedProjects(asked)
  const [partners, operations, articles] = [usePartners(asked), useOperations(asked), useArticles(asked)]
  const sources = [own, reviewed, partners, operations, articles]
  const failed = sources.filter(({ isError }) => isError)
  const found: Partial<Record<Kind, Hits>> = ownHits(
    {
      screens: screensOf(role),
      projects: own.places,
      operations: operations.places,
      actions: [...actionsOf(role, own.rows), ...operations.forms],
    },
    wanted,
  )
  if (wanted === '' && role) found.screens = { places: ownScreens(role), isCut: false }
  if (keywordOf(wanted) !== '') {
    const hits = ({ places, isCut, isPlaceholderData }: Source, limit?: number): Hits => {
      const shown = first(hitsFor(wanted, places, { areFormer: isPlaceholderData || settled !== wanted }), limit)
      return { ...shown, isCut: shown.isCut || isCut }
    }
    if (reviewed.places.length > 0) found.projects = hits(reviewed, reviewed.places.length)
    found.partners = hits(partners)
    found.articles = hits(articles)
  }
  return {
    groups: grouped(found),
    isSearching: settled !== wanted || sources.some(({ isFetching }) => isFetching),
    retry: failed.length > 0 ? () => failed.map(({ refetch }) => refetch()) : undefined,
  }
}

/** The value after it stayed unchanged for the given time. */
function useSettled(value: string, ms: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
