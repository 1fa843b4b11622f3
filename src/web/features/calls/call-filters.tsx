import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, type FormEvent, useState } from 'react'
import { fieldControl } from '#docs/model/field-control.ts'
import type { Product } from '#docs/model/product.ts'
import { operationsOf, wholeProducts } from '#web/entities/product-operations.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select, TextInput } from '#web/ui/input.tsx'
import { type FilterEntry, hasTimeProblem, parseFilterForm, timeProblems } from './filter.ts'
import { correlationIdLabel } from './labels.ts'

type Props = { onAsk: (entry: FilterEntry) => void; onShowAll: () => void }

/** Filters on the server, because the page has loaded only a part of the log. */
export function CallFilters({ onAsk, onShowAll }: Props) {
  const [problems, setProblems] = useState<ReturnType<typeof timeProblems>>({})
  const operations = useOperations()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entry = parseFilterForm(new FormData(event.currentTarget))
    const found = timeProblems(entry)
    setProblems(found)
    if (!hasTimeProblem(found)) onAsk(entry)
  }
  return (
    <chakra.form
      display="grid"
      columnGap="4"
      rowGap="2"
      alignItems="start"
      p={{ base: '4', md: '6' }}
      bg="surface"
      borderWidth="1px"
      borderColor="line"
      borderRadius="lg"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
      id="call-filters"
      aria-label="Filter calls"
      onSubmit={submit}
      onReset={onShowAll}
    >
      <Field id="call-operation" label="Operation">
        <Select name="operation" {...fieldControl({ id: 'call-operation' })}>
          <option value="">Any</option>
          {operations.map(({ id, summary }) => (
            <option key={id} value={id}>
              {summary}
            </option>
          ))}
        </Select>
      </Field>
      <FilterField
        id="call-result"
        name="result"
        label="Result"
        help="For instance GENERAL_DECLINE."
        autoComplete="off"
        spellCheck={false}
      />
      <FilterField
        id="call-refusal"
        name="refusal"
        label="Refusal reason"
        help="For instance Header missing."
        autoComplete="off"
        spellCheck={false}
      />
      <FilterField
        id="call-correlation"
        name="correlationId"
        label={correlationIdLabel}
        maxLength={128}
        autoComplete="off"
      />
      <FilterField id="call-from" name="from" label="From" error={problems.from} {...moment} />
      <FilterField id="call-until" name="until" label="Until" error={problems.until} {...moment} />
      <Flex gap="2" pt={{ base: '0', md: '30px' }}>
        <Button type="submit">Filter</Button>
        <Button type="reset" variant="ghost">
          Show all
        </Button>
      </Flex>
    </chakra.form>
  )
}

/** Without a maximum, browsers accept years of six digits. */
const moment = { type: 'datetime-local', max: '9999-12-31T23:59' }

type FilterFieldProps = ComponentProps<typeof TextInput> & {
  id: string
  name: keyof FilterEntry
  label: string
  help?: string
  error?: string
}

const FilterField = ({ id, label, help, error, ...input }: FilterFieldProps) => (
  <Field id={id} label={label} help={help} error={error}>
    <TextInput {...input} {...fieldControl({ id, help, error })} />
  </Field>
)

const calledOperations = (products: Product[]) => products.flatMap(operationsOf)

/** The operations to choose from; none until they are loaded. */
function useOperations() {
  const { data = [] } = useQuery({ ...wholeProducts, select: calledOperations })
  return data
}
