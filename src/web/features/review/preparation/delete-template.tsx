import { Box } from '@chakra-ui/react/box'
import { useState } from 'react'
import { pageMessages } from '#domain/page-messages.ts'
import { useDeleteSmsTemplate } from '#generated/admin/client/preparation.ts'
import type { SmsTemplate } from '#generated/admin/model/smsTemplate.ts'
import { messageOf } from '#web/api/errors.ts'
import { unlessLate } from '#web/stores/review-step.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

type Props = { projectId: string; template: SmsTemplate; at: number }

export function DeleteTemplate({ projectId, template, at }: Props) {
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useDeleteSmsTemplate({
    mutation: {
      onSettled: () => setAsking(false),
      onError: unlessLate(projectId, (problem) =>
        showToast(messageOf(problem), { kind: 'error', title: pageMessages.review.deleteFailed }),
      ),
    },
  })
  return (
    <>
      <Button variant="ghost" size="sm" aria-label={`Delete template ${at}`} onClick={() => setAsking(true)}>
        Delete
      </Button>
      {asking && (
        <ConfirmDialog
          title="Delete this template?"
          confirm="Delete template"
          pending={isPending}
          onConfirm={() => mutate({ projectId, templateId: template.sms_template_id })}
          onClose={() => setAsking(false)}
        >
          <p>The project can no longer send this text.</p>
          <Box
            as="blockquote"
            pl="4"
            borderLeftWidth="2px"
            borderColor="line.strong"
            whiteSpace="pre-wrap"
            overflowWrap="anywhere"
          >
            {template.text}
          </Box>
        </ConfirmDialog>
      )}
    </>
  )
}
