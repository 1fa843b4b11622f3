import { reviewMessages } from '#domain/review-messages.ts'
import * as generated from '#generated/forms/product-code-wish.js'
import { useSaveWishedProductCodes } from '#generated/portal/client/readiness.ts'
import { useGetConfigsSuspense } from '#generated/portal/client/reference.ts'
import type { WishedProductCode } from '#generated/portal/model/wishedProductCode.ts'
import { type AppError, isAppError } from '#web/api/errors.ts'
import { operatorAndCountry } from '#web/entities/project/operator-names.tsx'
import { productCodeFields } from '#web/entities/project/product-code-fields.tsx'
import { createForm } from '#web/form/create-form.tsx'
import { showToast } from '#web/stores/toast.ts'
import { Dialog } from '#web/ui/dialog.tsx'

const Form = createForm<generated.Value>('wished-product-code', generated, {
  uiSchema: { 'ui:order': ['description', 'code', 'provider', 'price'], ...productCodeFields },
})

type Props = { projectId: string; wishes: WishedProductCode[]; onClose: () => void }

export function WishForm({ projectId, wishes, onClose }: Props) {
  const { data: configs } = useGetConfigsSuspense()
  const { mutate, isPending, error } = useSaveWishedProductCodes()
  const onSuccess = () => {
    onClose()
    showToast(reviewMessages.saved)
  }
  const offered = configs.PROVIDER.filter((provider) => provider.offered).map(({ code }) => ({
    value: code,
    label: operatorAndCountry(configs.PROVIDER, code),
  }))
  const stored = wishes.map(({ currency: _currency, ...wish }) => wish)
  return (
    <Dialog title="Add a product code you want" keepsInput onClose={isPending ? undefined : onClose}>
      <Form
        choices={{ provider: offered }}
        pending={isPending}
        problem={isAppError(error) ? ofNewWish(error) : null}
        submitLabel="Save"
        onSubmit={(wish) => mutate({ projectId, data: { items: [...stored, wish] } }, { onSuccess })}
        onCancel={onClose}
      />
    </Dialog>
  )
}

/** The request holds the whole list, the form its last item. */
function ofNewWish({ message, problems }: AppError) {
  return { message, problems: problems.map((each) => ({ ...each, field: each.field.replace(/^\/items\/\d+/, '') })) }
}
