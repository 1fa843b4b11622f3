// The content partners, as the business admin sees them.
import { queryOptions } from '@tanstack/react-query'
import {
  getDownloadPartnerDocumentUrl,
  getGetPartnerQueryKey,
  getListPartnerProjectsQueryKey,
  getListPartnersQueryKey,
  getPartner,
  listPartnerProjects,
  listPartners,
} from '#generated/admin/client/partners.ts'
import { http } from './http.ts'

const everything = { pageNo: 0, limit: 1000 }
// More than a search shows: while somebody types on, what fits is among those already here.
const few = { pageNo: 0, limit: 20 }

export const partnerQueries = {
  list: () =>
    queryOptions({
      queryKey: getListPartnersQueryKey(everything),
      queryFn: () => listPartners(everything),
    }),
  /** The first of those that are called so, and how many there are. */
  search: (keyword: string) => {
    const params = { keyword, ...few }
    return queryOptions({
      queryKey: getListPartnersQueryKey(params),
      queryFn: () => listPartners(params),
    })
  },
  detail: (partnerId: string) =>
    queryOptions({
      queryKey: getGetPartnerQueryKey(partnerId),
      queryFn: () => getPartner(partnerId),
    }),
  projects: (partnerId: string) =>
    queryOptions({
      queryKey: getListPartnerProjectsQueryKey(partnerId),
      queryFn: () => listPartnerProjects(partnerId),
    }),
}

/** Not by the generated function, whose type says text: the edge answers an attachment as the file it is. */
export const downloadPartnerDocument = (partnerId: string) => http<Blob>(getDownloadPartnerDocumentUrl(partnerId))
