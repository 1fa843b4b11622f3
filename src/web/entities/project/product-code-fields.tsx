import { HStack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import type { RJSFSchema, WidgetProps } from '@rjsf/utils'
import { fieldControl } from '#docs/model/field-control.ts'
import { useGetConfigsSuspense } from '#generated/portal/client/reference.ts'
import { textLimit } from '#web/form/text-limit.ts'
import { TextInput } from '#web/ui/input.tsx'

/** The fields of a product code, for business internal and for a partner's wish. */
export const productCodeFields = (schema: RJSFSchema) => ({
  provider: { 'ui:widget': 'select' },
  description: {
    'ui:autocomplete': 'off',
    'ui:autofocus': true,
    'ui:help': `At most ${textLimit(schema, 'description', 'maxLength')} characters.`,
  },
  code: {
    'ui:autocomplete': 'off',
    'ui:help': `At most ${textLimit(schema, 'code', 'maxLength')} letters, digits, '.', '_' and '-'.`,
  },
  price: { 'ui:widget': PriceWidget, 'ui:help': 'What a user pays for one charge.' },
})

/** The amount, beside the currency of the chosen operator. */
function PriceWidget({ id, value, required, options, rawErrors, registry, onChange, onBlur }: WidgetProps) {
  const { data } = useGetConfigsSuspense()
  const currency = data.PROVIDER.find(({ code }) => code === registry.formContext.provider)?.currency
  const control = fieldControl({ id, required, help: options.help, error: rawErrors?.[0] })
  const currencyId = `${id}__currency`
  return (
    <HStack gap="3" css={{ '& > input': { flex: '1' } }}>
      <TextInput
        {...control}
        aria-describedby={[currencyId, control['aria-describedby']].join(' ')}
        inputMode="decimal"
        autoComplete="off"
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value || undefined)}
        onBlur={() => onBlur(id, value)}
      />
      <Text color="muted" id={currencyId}>
        {currency}
      </Text>
    </HStack>
  )
}
