import { can } from '#domain/capabilities.ts'
import type { Operation } from '#server/operation.ts'
import { presentPartnerRow } from '#server/presenters/partner.ts'
import * as partners from '#server/repositories/partners.ts'
import { splitWords } from '#server/repositories/text-search.ts'

export const listPartners: Operation<'listPartners', 'keyword' | 'pageNo' | 'limit'> = async (context) => {
  const { query, member, db, permit } = context
  permit(can.viewPartners(member))
  const { pageNo, limit, keyword = '' } = query
  const terms = splitWords(keyword)
  const [found, total] = await Promise.all([
    partners.list(db, terms, { limit, offset: pageNo * limit }),
    partners.countFound(db, terms),
  ])
  const counts = await partners.countProjects(
    db,
    found.map(({ organisation }) => organisation.id),
  )
  return { partners: found.map((partner) => presentPartnerRow(partner, counts.get(partner.organisation.id))), total }
}
