import { Box } from '@chakra-ui/react/box'
import { HStack } from '@chakra-ui/react/stack'
import { fieldControl } from '#docs/model/field-control.ts'
import { useGetApiChangesSuspense } from '#generated/admin/client/api-changes.ts'
import { EmptyList } from '#web/table/empty-list.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/input.tsx'
import { ScreenSection } from '#web/ui/screen.tsx'
import { ApiChangesFrame } from './api-changes-frame.tsx'
import { ApiUsageTable } from './api-usage-table.tsx'
import { type Section, sectionsOf, shownSections } from './sections.ts'

export interface ApiChangesSearch {
  product?: string
  /** A section of the page. */
  show?: string
}

interface Props extends ApiChangesSearch {
  onChoose: (search: ApiChangesSearch) => void
}

export function ApiChanges({ product, show, onChoose }: Props) {
  const read = useGetApiChangesSuspense(product ? { product } : {})
  const { data } = read
  const sections = sectionsOf(data)
  const shown = shownSections(sections, show)
  return (
    <ApiChangesFrame>
      <HStack wrap="wrap" gap="4" align="end">
        <Choice
          id="product"
          label="Product"
          value={data.product}
          options={data.products.map(({ product: value, title }) => [value, title])}
          onChange={(chosen) => onChoose({ product: chosen })}
        />
        {sections.length > 1 && (
          <Choice
            id="show"
            label="Show"
            value={shown.length === 1 ? (shown[0]?.id ?? '') : ''}
            options={[['', 'Everything'], ...sections.map(({ id, title }): [string, string] => [id, title])]}
            onChange={(chosen) => onChoose({ product: data.product, ...(chosen && { show: chosen }) })}
          />
        )}
      </HStack>
      {shown.map((section) => (
        <SectionOfChanges key={section.id} section={section} />
      ))}
      {sections.length === 0 && (
        <Box layerStyle="card" overflow="hidden">
          <EmptyList
            read={read}
            note="Changes to the product's file appear here before they are released. Deprecated parts appear with the day on which they end."
          >
            Nothing changed since the last release, and nothing ends.
          </EmptyList>
        </Box>
      )}
    </ApiChangesFrame>
  )
}

interface ChoiceProps {
  id: string
  label: string
  value: string
  options: [value: string, label: string][]
  onChange: (value: string) => void
}

const Choice = ({ id, label, value, options, onChange }: ChoiceProps) => (
  <Box w={{ base: '100%', md: '320px' }}>
    <Field id={id} label={label}>
      <Select {...fieldControl({ id })} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  </Box>
)

function SectionOfChanges({ section: { id, title, items } }: { section: Section }) {
  return (
    <ScreenSection id={`section-${id}`} title={title}>
      {items.map((item) => (
        <ApiUsageTable key={item.key} item={item} />
      ))}
    </ScreenSection>
  )
}
