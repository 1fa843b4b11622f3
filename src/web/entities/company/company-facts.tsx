import { Span } from '@chakra-ui/react/span'
import { HStack } from '@chakra-ui/react/stack'
import type { ReactNode } from 'react'
import { partLabels } from '#domain/application-parts.ts'
import { labelOf } from '#domain/application-pointers.ts'
import { bankFields } from '#domain/bank-details.ts'
import type { Organisation } from '#generated/portal/model/organisation.ts'
import { None } from '#web/table/cells.tsx'
import { Card } from '#web/ui/card.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { companyFieldNames, personFieldNames } from './entries.ts'

// A partner's own details, as the profile, the Go Live wizard and the staff show them.

type Company = Partial<Pick<Organisation, (typeof companyFieldNames)[number]>>
/** A submission keeps the salutation as text. */
type Person = Partial<Record<(typeof personFieldNames)[number] | 'emailId', string | null>>
type Bank = Partial<Organisation['bankDetails']>

interface Shown {
  action?: ReactNode
  /** Shown beside each field of an application, which then has an id that links lead to. */
  renderMark?: (pointer: string) => ReactNode
}

export const CompanyFacts = ({ company, ...shown }: { company: Company } & Shown) => (
  <Facts title={partLabels.company} {...shown} items={itemsOf('company', companyFieldNames, company)} />
)

export const RepresentativeFacts = ({ person, ...shown }: { person: Person } & Shown) => (
  <Facts
    title={partLabels.representative}
    {...shown}
    items={[...businessEmail(person), ...itemsOf('user', personFieldNames, person)]}
  />
)

/** A submission holds none: it belongs to the account. */
const businessEmail = ({ emailId }: Person): FactsProps['items'] =>
  emailId === undefined ? [] : [['Business email', emailId]]

export const BankFacts = ({
  title = partLabels.bank,
  bank,
  ...shown
}: { title?: string; bank: Bank; note?: ReactNode } & Shown) => (
  <Facts title={title} {...shown} items={itemsOf('payment', bankFields, bank)} />
)

/** The fields of a section of an application, under the labels of the specification. */
function itemsOf<Field extends string>(
  section: string,
  fields: readonly Field[],
  values: Partial<Record<Field, string | null>>,
): FactsProps['items'] {
  return fields.map((field) => [labelOf(`/${section}/${field}`), values[field], `/${section}/${field}`])
}

type FactsProps = Shown & {
  title: string
  note?: ReactNode
  /** The pointer is that of the field in an application. */
  items: [term: string, value: string | null | undefined, pointer?: string][]
}

/** The id of the fact about a field: 'fact-company-address'. */
export const factAnchor = (pointer: string) => `fact${pointer.replaceAll('/', '-')}`

export const Facts = ({ title, note, action, items, renderMark }: FactsProps) => (
  <Card title={title} note={note} action={action}>
    <DescriptionList
      items={items.map(([term, value, pointer]) => [
        term,
        <HStack
          key={term}
          as="span"
          wrap="wrap"
          gap="2"
          w="full"
          scrollMarginTop="20"
          id={renderMark && pointer ? factAnchor(pointer) : undefined}
        >
          {/* A long value takes lines of its own before the mark beside it does. */}
          <Span flex="1 1 120px" minW="0" overflowWrap="anywhere">
            {value || <None />}
          </Span>
          {pointer && renderMark?.(pointer)}
        </HStack>,
      ])}
    />
  </Card>
)
