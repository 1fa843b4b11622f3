import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { pageMessages } from '#domain/page-messages.ts'
import { useDeleteProductCode } from '#generated/admin/client/preparation.ts'
import type { AdminProductCode } from '#generated/admin/model/adminProductCode.ts'
import { messageOf } from '#web/api/errors.ts'
import { unlessLate } from '#web/stores/review-step.ts'
import { showToast } from '#web/stores/toast.ts'
import { IconButton } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

export function DeleteProductCode({ projectId, code }: { projectId: string; code: AdminProductCode }) {
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useDeleteProductCode({
    mutation: {
      onSettled: () => setAsking(false),
      onError: unlessLate(projectId, (problem) =>
        showToast(messageOf(problem), { kind: 'error', title: pageMessages.review.deleteFailed }),
      ),
    },
  })
  return (
    <>
      <IconButton label={`Delete ${code.code}`} onClick={() => setAsking(true)}>
        <Trash2 size={16} aria-hidden />
      </IconButton>
      {asking && (
        <ConfirmDialog
          title="Delete this product code?"
          confirm="Delete product code"
          pending={isPending}
          onConfirm={() => mutate({ projectId, codeId: code.id })}
          onClose={() => setAsking(false)}
        >
          {code.description} ({code.provider} {code.code}) can no longer be sold once the project is live. Product tests
          that were made with it count no more.
        </ConfirmDialog>
      )}
    </>
  )
}
