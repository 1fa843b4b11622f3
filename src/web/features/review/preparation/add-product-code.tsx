import { reviewMessages } from '#domain/review-messages.ts'
import { useAddProductCode } from '#generated/admin/client/preparation.ts'
import type { AdminProject } from '#generated/admin/model/adminProject.ts'
import type { WishedProductCode } from '#generated/admin/model/wishedProductCode.ts'
import * as generated from '#generated/forms/product-code-draft.js'
import { useGetConfigsSuspense } from '#generated/portal/client/reference.ts'
import type { Provider } from '#generated/portal/model/provider.ts'
import { operatorAndCountry } from '#web/entities/project/operator-names.tsx'
import { productCodeFields } from '#web/entities/project/product-code-fields.tsx'
import { createForm } from '#web/form/create-form.tsx'
import { onStepError } from '#web/stores/review-conflict.ts'
import { showToast } from '#web/stores/toast.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { saveProblem } from './save-problem.ts'

const Form = createForm<generated.Value>('product-code', generated, {
  uiSchema: {
    'ui:order': ['description', 'code', 'provider', 'price', 'env_type'],
    env_type: { 'ui:widget': 'hidden' },
    ...productCodeFields(generated.schema),
  },
})

type Props = {
  project: AdminProject
  /** Fills the form. */
  wish?: WishedProductCode | undefined
  onClose: () => void
}

export function AddProductCode({ project, wish, onClose }: Props) {
  const { data: configs } = useGetConfigsSuspense()
  const { mutate, isPending, error } = useAddProductCode({ mutation: { onError: onStepError(project.id) } })
  const onSuccess = () => {
    onClose()
    showToast(reviewMessages.saved)
  }
  const providers = offeredTo(project, configs.PROVIDER)
  const [only] = providers.length === 1 ? providers : []
  return (
    <Dialog title="Add product code" keepsInput onClose={isPending ? undefined : onClose}>
      <Form
        initial={{ env_type: 'live', ...(only && { provider: only.value }), ...(wish && draftOf(wish)) }}
        choices={{ provider: providers }}
        pending={isPending}
        problem={saveProblem(error)}
        submitLabel="Save"
        onSubmit={(draft) => mutate({ projectId: project.id, data: draft }, { onSuccess })}
        onCancel={onClose}
      />
    </Dialog>
  )
}

const draftOf = ({ currency: _currency, ...wish }: WishedProductCode) => wish

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
