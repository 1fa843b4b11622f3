import { reviewMessages } from '#domain/review-messages.ts'
import * as generated from '#generated/forms/product-code-wish.js'
import { useGetConfigsSuspense } from '#generated/portal/client/reference.ts'
import { isAppError } from '#web/api/errors.ts'
import { operatorAndCountry } from '#web/entities/project/operator-names.tsx'
import { productCodeFields } from '#web/entities/project/product-code-fields.tsx'
import { createForm } from '#web/form/create-form.tsx'
import { showToast } from '#web/stores/toast.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { useChangeWishes } from './use-change-wishes.ts'

const Form = createForm<generated.Value>('wished-product-code', generated, {
  uiSchema: { 'ui:order': ['description', 'code', 'provider', 'price'], ...productCodeFields(generated.schema) },
})

type Props = { projectId: string; onClose: () => void }

export function WishForm({ projectId, onClose }: Props) {
  const { data: configs } = useGetConfigsSuspense()
  const { mutate, isPending, error } = useChangeWishes({
    onSuccess: () => {
      onClose()
      showToast(reviewMessages.saved)
    },
  })
  const offered = configs.PROVIDER.filter((provider) => provider.offered).map(({ code }) => ({
    value: code,
    label: operatorAndCountry(configs.PROVIDER, code),
  }))
  return (
    <Dialog title="Add a product code you want" keepsInput onClose={isPending ? undefined : onClose}>
      <Form
        choices={{ provider: offered }}
        pending={isPending}
        problem={error && ofNewWish(error)}
        submitLabel="Save"
        onSubmit={(added) => mutate({ projectId, added })}
        onCancel={onClose}
      />
    </Dialog>
  )
}

/** The request holds the whole list, the form its last item. */
function ofNewWish(error: Error) {
  const problems = isAppError(error) ? error.problems : []
  return {
    message: error.message,
    problems: problems.map((each) => ({ ...each, field: each.field.replace(/^\/items\/\d+/, '') })),
  }
}
