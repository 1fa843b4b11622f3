import { operators } from '#generated/products/direct-carrier-billing/facts.ts'
import { FactTable } from './story.tsx'

/** `withNumbers` says how an operator's numbers are written and when it asks for a second code. */
export function OperatorTable({ withNumbers = false }: { withNumbers?: boolean }) {
  return (
    <FactTable
      caption="Operators on offer"
      columns={[
        'Operator',
        'Country',
        withNumbers ? 'Numbers' : 'Currency',
        'Price of a charge',
        ...(withNumbers ? ['Second code when paid'] : []),
      ]}
      rows={Object.values(operators).map(
        ({ name, country, currency, lowest, highest, msisdnWords, asksPaymentCode }) => {
          const price = `${lowest} to ${highest}`
          if (!withNumbers) return [name, country, currency, price]
          return [name, country, msisdnWords, `${price} ${currency}`, asksPaymentCode ? 'Yes' : 'No']
        },
      )}
    />
  )
}
