import { ipListProblems, splitIpList } from '#domain/formats/ip-list.ts'
import * as bank from '#generated/forms/go-live-bank.js'
import * as company from '#generated/forms/go-live-company.js'
import * as project from '#generated/forms/go-live-project.js'
import * as representative from '#generated/forms/go-live-representative.js'
import { bindForm } from '#web/form/binding.ts'

/** What each step asks for, from the contract; an address list has rules that no schema can say. */
export const bindings = {
  project: bindForm<project.Value>('go-live-project', project, ({ ipAddresses = '' }) => ({
    ipAddresses: ipListProblems(splitIpList(ipAddresses)).join(' ') || undefined,
  })),
  company: bindForm<company.Value>('go-live-company', company),
  user: bindForm<representative.Value>('go-live-representative', representative),
  payment: bindForm<bank.Value>('go-live-bank', bank),
}

export type ProjectEntry = Partial<project.Value>
export type CompanyEntry = Partial<company.Value>
export type RepresentativeEntry = Partial<representative.Value>
export type BankEntry = Partial<bank.Value>
