import { numbers, operators } from './facts.ts'
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
      rows={operators.map(({ code, name, country, currency, lowest, highest }) => {
        const price = `${lowest} to ${highest}`
        if (!withNumbers) return [name, country, currency, price]
        const { form, asksPaymentCode } = numbers[code]
        return [name, country, form, `${price} ${currency}`, asksPaymentCode ? 'Yes' : 'No']
      })}
    />
  )
}
