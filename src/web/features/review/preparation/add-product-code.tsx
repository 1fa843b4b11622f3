import { HStack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import type { WidgetProps } from '@rjsf/utils'
import { useState } from 'react'
import { pageMessages } from '#domain/page-messages.ts'
import { useAddProductCode } from '#generated/admin/client/preparation.ts'
import type { AdminProject } from '#generated/admin/model/adminProject.ts'
import * as generated from '#generated/forms/product-code-draft.js'
import { useGetConfigsSuspense } from '#generated/portal/client/reference.ts'
import type { Provider } from '#generated/portal/model/provider.ts'
import { operatorAndCountry } from '#web/entities/project/operator-names.tsx'
import { createForm } from '#web/form/create-form.tsx'
import { onStepError } from '#web/stores/review-conflict.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { fieldControl } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/input.tsx'
import { saveProblem } from './save-problem.ts'

const Form = createForm<generated.Value>('product-code', generated, {
  uiSchema: {
    'ui:order': ['description', 'code', 'provider', 'price', 'env_type'],
    env_type: { 'ui:widget': 'hidden' },
    provider: { 'ui:widget': 'select' },
    description: { 'ui:autocomplete': 'off', 'ui:autofocus': true, 'ui:help': 'At most 15 characters.' },
    code: { 'ui:autocomplete': 'off', 'ui:help': "At most 15 letters, digits, '.', '_' and '-'." },
    price: { 'ui:widget': PriceWidget, 'ui:help': 'What a user pays for one charge.' },
  },
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

type Props = { project: AdminProject; onClose: () => void }

export function AddProductCode({ project, onClose }: Props) {
  const { data: configs } = useGetConfigsSuspense()
  const [dirty, setDirty] = useState(false)
  const { mutate, isPending, error } = useAddProductCode({ mutation: { onError: onStepError(project.id) } })
  const onSuccess = () => {
    onClose()
    showToast(pageMessages.review.saved)
  }
  const providers = offeredTo(project, configs.PROVIDER)
  const [only] = providers.length === 1 ? providers : []
  return (
    // Only Cancel closes it once something was typed.
    <Dialog title="Add product code" onClose={dirty || isPending ? undefined : onClose}>
      <Form
        initial={{ env_type: 'live', ...(only && { provider: only.value }) }}
        choices={{ provider: providers }}
        pending={isPending}
        problem={saveProblem(error)}
        submitLabel="Save"
        onChange={() => setDirty(true)}
        onSubmit={(draft) => mutate({ projectId: project.id, data: draft }, { onSuccess })}
        secondary={
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
        }
      />
    </Dialog>
  )
}

const drafts: readonly string[] = ['STM', 'AIS', 'GLB'] satisfies generated.Value['provider'][]
const isDrafted = (code: string): code is generated.Value['provider'] => drafts.includes(code)

/** The operators that the project requested; all offered ones if it requested none. */
function offeredTo({ providers }: AdminProject, all: Provider[]) {
  const offered = all.flatMap(({ code, offered }) =>
    offered && isDrafted(code) ? [{ value: code, label: operatorAndCountry(all, code) }] : [],
  )
  const wanted = offered.filter(({ value }) => providers.includes(value))
  return wanted.length > 0 ? wanted : offered
}
