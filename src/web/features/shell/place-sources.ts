import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { OperationEntry, Product } from '#docs/model/product.ts'
import { tryOutOf } from '#docs/page/anchors.ts'
import { limits } from '#domain/limits.ts'
import { standingLabel, statusLabel } from '#domain/project-states.ts'
import type { Role } from '#domain/roles.ts'
import { useListPartners } from '#generated/admin/client/partners.ts'
import { useSearchProjects } from '#generated/admin/client/review.ts'
import type { AdminProjectRow } from '#generated/admin/model/adminProjectRow.ts'
import type { PartnerRow } from '#generated/admin/model/partnerRow.ts'
import { useListProjects } from '#generated/portal/client/projects.ts'
import { useSearchArticles } from '#generated/portal/client/resources.ts'
import type { ArticleRow } from '#generated/portal/model/articleRow.ts'
import type { ProjectRow } from '#generated/portal/model/projectRow.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { entriesOf, operationsOf, wholeProducts } from '#web/entities/product-operations.ts'
import type { Place } from './places.ts'

/** Results of one source. A failure does not affect other sources. */
export interface Source {
  places: Place[]
  /** Whether the server has more results. */
  isCut: boolean
  /** Whether these are results of the previous query, while the current one loads. */
  isPlaceholderData: boolean
  isFetching: boolean
  isError: boolean
  refetch: () => unknown
}

type Asked = { role: Role | null; keyword: string }

type Query = Omit<Source, 'places' | 'isCut'>
const sourceOf = (query: Query, places: Place[] | undefined, isCut = false): Source => ({
  ...query,
  places: places ?? [],
  isCut,
})

/** For roles without this source: also hides cached results of another role. */
const emptySource = sourceOf({ isPlaceholderData: false, isFetching: false, isError: false, refetch: () => {} }, [])

/** Keeps previous results while the current ones load. */
const typing = (enabled: boolean) => ({ query: { enabled, placeholderData: keepPreviousData } })

/** A partner's projects are loaded for the menu already. */
export function useOwnProjects({ role }: Asked): Source & { rows: ProjectRow[] } {
  const isTheirs = role === 'EXTERNAL_ADMIN'
  const query = useListProjects(wholeList, { query: { enabled: isTheirs } })
  const rows = isTheirs ? (query.data?.items ?? []) : []
  return { ...(isTheirs ? sourceOf(query, rows.map(ownProject)) : emptySource), rows }
}

const ownProject = ({ id, projectName, status }: ProjectRow): Place => ({
  label: projectName,
  note: statusLabel(status),
  to: `/projects/${id}`,
})

/** Staff projects are searched on the server, since they are too many to load. */
export function useReviewedProjects({ role, keyword }: Asked): Source {
  const isTheirs = role !== null && role !== 'EXTERNAL_ADMIN'
  const query = useSearchProjects({ keyword }, typing(isTheirs && keyword !== ''))
  const desk = role === 'TECHNICAL_LIMITED' ? '/tech-validation' : '/sms-template'
  if (!isTheirs) return emptySource
  const places = query.data?.items.map((row) => reviewedProject(row, desk))
  return sourceOf(query, places, places?.length === limits.projectsFound)
}

const reviewedProject = ({ id, projectName, partnerName, status, stage }: AdminProjectRow, desk: string): Place => ({
  label: projectName,
  note: `${partnerName}: ${standingLabel(status, stage)}`,
  to: `${desk}/${id}`,
})

// More than are shown: they often match the next letters.
export const firstPartners = { pageNo: 0, limit: 20 }

export function usePartners({ role, keyword }: Asked): Source {
  const isTheirs = role === 'BUSINESS_ADMIN'
  const query = useListPartners({ keyword, ...firstPartners }, typing(isTheirs && keyword !== ''))
  if (!isTheirs) return emptySource
  const { partners = [], total = 0 } = query.data ?? {}
  return sourceOf(query, partners.map(partner), total > partners.length)
}

const partner = ({ partnerUUID, name }: PartnerRow): Place => ({
  label: name,
  note: 'Content partner',
  to: `/content-partners/${partnerUUID}`,
})

/** Documentation is for partners only. */
export function useOperations({ role, keyword }: Asked): Source & { forms: Place[] } {
  const isTheirs = role === 'EXTERNAL_ADMIN'
  const query = useQuery({ ...wholeProducts, enabled: isTheirs && keyword !== '', select: placesOf })
  const { places, forms } = (isTheirs && query.data) || { places: [], forms: [] }
  return { ...(isTheirs ? sourceOf(query, places) : emptySource), forms }
}

const placesOf = (products: Product[]) => ({
  places: products.flatMap(operationPlaces),
  forms: products.flatMap(formPlaces),
})

/** The operations and webhooks of an API product, as places. */
export const operationPlaces = (product: Product): Place[] =>
  entriesOf(product).map((entry) => operationPlace(product, entry))

/** The TRY OUT forms of an API product, as places. A webhook has no form. */
export const formPlaces = (product: Product): Place[] =>
  operationsOf(product).map((operation) => {
    const place = operationPlace(product, operation)
    return { ...place, label: `Open TRY OUT: ${place.label}`, anchor: tryOutOf(operation.id) }
  })

const operationPlace = ({ suffix, title }: Product, { id, summary, method, path }: OperationEntry): Place => ({
  label: summary || `${method} ${path}`,
  note: `${method} ${path} · ${title}`,
  to: `/api-doc/${suffix}`,
  anchor: id,
})

export function useArticles({ keyword }: Asked): Source {
  const query = useSearchArticles({ keyword }, typing(keyword !== ''))
  return sourceOf(query, query.data?.map(article))
}

const article = ({ id, slug, name, category }: ArticleRow): Place => ({
  label: name,
  note: category,
  to: `/article/${id}/${slug}`,
})
