import type { ReactNode } from 'react'
import type { Organisation } from '#generated/portal/model/organisation.ts'
import type { User } from '#generated/portal/model/user.ts'
import { None } from '#web/table/cells.tsx'
import { Card } from '#web/ui/card.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import type { companyFieldNames, personFieldNames } from './entries.ts'

// A partner's own details, as the profile, the Go Live wizard and the staff show them.

type Company = Partial<Pick<Organisation, (typeof companyFieldNames)[number]>>
type Person = Partial<Pick<User, (typeof personFieldNames)[number] | 'emailId'>>
type Bank = Partial<Organisation['bankDetails']>

export const CompanyFacts = ({ company, action }: { company: Company; action?: ReactNode }) => (
  <Facts
    title="Company"
    action={action}
    items={[
      ['Company name', company.name],
      ['Company website', company.website],
      ['Industry', company.industry],
      ['Business registration number', company.identity_uen],
      ['Company description', company.details],
      ['Company address', company.address],
      ['Country', company.country],
      ['Hotline number', company.hotline_number],
    ]}
  />
)

export const RepresentativeFacts = ({ person, action }: { person: Person; action?: ReactNode }) => (
  <Facts
    title="Representative"
    action={action}
    items={[
      ['Business email', person.emailId],
      ['Salutation', person.salutation],
      ['Full name', person.fullName],
      ['Job title', person.jobTitle],
      ['Mobile number', person.mobileNumber],
    ]}
  />
)

export const BankFacts = ({ bank, note, action }: { bank: Bank; note?: ReactNode; action?: ReactNode }) => (
  <Facts
    title="Bank"
    note={note}
    action={action}
    items={[
      ['Bank name', bank.bankName],
      ['Bank code', bank.bankCode],
      ['Branch code', bank.branchCode],
      ['Account number', bank.accountNumber],
    ]}
  />
)

type FactsProps = {
  title: string
  note?: ReactNode
  action?: ReactNode
  items: [term: string, value: string | null | undefined][]
}

export const Facts = ({ title, note, action, items }: FactsProps) => (
  <Card title={title} note={note} action={action}>
    <DescriptionList items={items.map(([term, value]) => [term, value || <None key={term} />])} />
  </Card>
)
