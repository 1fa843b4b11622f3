// The content partners, as the business admin sees them.
import { queryOptions } from '@tanstack/react-query'
import {
  getGetPartnerQueryKey,
  getListPartnerProjectsQueryKey,
  getListPartnersQueryKey,
  getPartner,
  listPartnerProjects,
  listPartners,
} from '#generated/admin/client/partners.ts'

const everything = { pageNo: 0, limit: 1000 }

export const partnerQueries = {
  list: () =>
    queryOptions({
      queryKey: getListPartnersQueryKey(everything),
      queryFn: async () => (await listPartners(everything)).data,
    }),
  detail: (partnerId: string) =>
    queryOptions({
      queryKey: getGetPartnerQueryKey(partnerId),
      queryFn: async () => (await getPartner(partnerId)).data,
    }),
  projects: (partnerId: string) =>
    queryOptions({
      queryKey: getListPartnerProjectsQueryKey(partnerId),
      queryFn: async () => (await listPartnerProjects(partnerId)).data.projects,
    }),
}
