import { partnerName, projectDate, projectName, staffColumn, techCheck } from '#web/table/staff-columns.tsx'

/** specification.md, section 2, "Internal screens": each role sees its own desk. */
export const businessAdminColumns = staffColumn.columns([
  projectName('35%'),
  partnerName('25%'),
  projectDate('goLiveRequestDate', 'Date submitted', '20%'),
  techCheck('20%'),
])

export const technicalColumns = staffColumn.columns([
  projectName('45%'),
  partnerName('30%'),
  projectDate('dateSubmitted', 'Date submitted', '25%'),
])

export const internalColumns = staffColumn.columns([
  projectName('50%'),
  partnerName('20%'),
  projectDate('dateSubmitted', 'Date submitted', '30%'),
])
