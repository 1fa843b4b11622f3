import { Flex } from '@chakra-ui/react/flex'
import { Span } from '@chakra-ui/react/span'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import type { ComponentType } from 'react'
import { formatDate, formatDateTime } from '#domain/dates.ts'
import { formatMoney, formatNumber } from '#domain/money.ts'
import { Code } from '#web/ui/code.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'

/** The cells of a column, drawn by one of these components: `cell: cellOf(DateCell)`. */
export const cellOf =
  <Value,>(Cell: ComponentType<{ value: Value }>) =>
  ({ getValue }: { getValue: () => Value }) => <Cell value={getValue()} />

/** Text for a missing value, instead of a blank cell. */
export function None() {
  return (
    <>
      <Span color="subtle" aria-hidden>
        –
      </Span>
      <VisuallyHidden>None</VisuallyHidden>
    </>
  )
}

/** '2 Mar 2026', with the exact time as attribute and tooltip. */
export function DateCell({ value }: { value: string | null | undefined }) {
  const date = formatDate(value)
  return value && date ? (
    <time dateTime={value} title={new Date(value).toLocaleString()}>
      {date}
    </time>
  ) : (
    <None />
  )
}

/** '2 Mar 2026, 09:41'. */
export function DateTimeCell({ value }: { value: string }) {
  return (
    <time dateTime={value} title={new Date(value).toLocaleString()}>
      {formatDateTime(value)}
    </time>
  )
}

export const CodeCell = ({ value }: { value: string }) => <Code>{value}</Code>

/** In a narrow column the currency wraps below the figure, which stays on one line. */
export function MoneyCell({ amount, currency }: { amount: string | null | undefined; currency?: string | null }) {
  if (!amount) return <None />
  return (
    <span>
      <Span whiteSpace="nowrap">{formatMoney(amount)}</Span>
      {currency && ` ${currency}`}
    </span>
  )
}

export function NumberCell({ value }: { value: number | null | undefined }) {
  return typeof value === 'number' ? <span>{formatNumber(value)}</span> : <None />
}

/** A technical id, shown completely with a copy button. */
export function IdCell({ id, what }: { id: string; what: string }) {
  return (
    <Flex as="span" inline align="center" gap="1" maxW="100%">
      <Code>{id}</Code>
      <CopyButton text={id} what={what} />
    </Flex>
  )
}
