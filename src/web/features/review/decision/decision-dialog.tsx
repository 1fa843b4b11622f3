import { Grid } from '@chakra-ui/react/grid'
import type { FieldProps } from '@rjsf/utils'
import type { MutationFunctionContext } from '@tanstack/react-query'
import { fieldControl, fieldIds } from '#docs/model/field-control.ts'
import { type ApplicationPart, partLabels } from '#domain/application-parts.ts'
import { stepOf } from '#domain/workflow.ts'
import {
  useApproveProject,
  useReinstateProject,
  useRejectProject,
  useSuspendProject,
} from '#generated/admin/client/review.ts'
import * as comment from '#generated/forms/decision-comment.js'
import * as note from '#generated/forms/decision-note.js'
import * as rejection from '#generated/forms/rejection.js'
import { isOutdated, isReviewConflict } from '#web/api/conflicts.ts'
import { createForm } from '#web/form/create-form.tsx'
import { conflictTitle } from '#web/stores/review-conflict.ts'
import { showToast } from '#web/stores/toast.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { type DecidedProject, type DecisionName, decisionMessages } from './messages.ts'

const message = {
  'ui:widget': 'textarea',
  'ui:autocomplete': 'off',
  'ui:options': { rows: 5 },
  'ui:help': 'The partner reads it.',
}

const RequiredCommentForm = createForm<comment.Value>('decision-comment', comment, { uiSchema: { message } })
const RejectionForm = createForm<rejection.Value>('rejection', rejection, {
  uiSchema: {
    changes: {
      'ui:field': PartsField,
      'ui:options': { group: true },
      'ui:help': 'Only these parts open, even after an earlier approval.',
    },
    message,
  },
})
const OptionalCommentForm = createForm<note.Value>('decision-note', note, {
  uiSchema: { message: { ...message, 'ui:title': 'Comment (optional)' } },
})

type Props = { decision: DecisionName; project: DecidedProject; onClose: () => void }

/** Confirms a decision and asks for its comment. When another person has decided first, it says so over the updated page. */
export function DecisionDialog({ decision, project, onClose }: Props) {
  const messages = decisionMessages[decision]
  const { decide, isPending, error } = useDecide(decision, project, () => {
    onClose()
    showToast(messages.doneMessage(project), { title: messages.doneTitle })
  })
  const title = `${messages.verb} ${project.projectName}?`
  if (isReviewConflict(error)) return <AlreadyDecided title={title} message={error.message} onClose={onClose} />
  const form = {
    pending: isPending,
    problem: error,
    submitLabel: messages.verb,
    danger: decision === 'reject' || decision === 'suspend',
    onCancel: onClose,
  }
  const CommentForm = stepOf(decision).comment === 'required' ? RequiredCommentForm : OptionalCommentForm
  return (
    <Dialog title={title} size="md" keepsInput onClose={isPending ? undefined : onClose}>
      <p>{messages.consequences(project)}</p>
      {decision === 'reject' ? (
        <RejectionForm {...form} onSubmit={({ message, changes }) => decide(message, changes)} />
      ) : (
        <CommentForm {...form} onSubmit={({ message }) => decide(message)} />
      )}
    </Dialog>
  )
}

/** The mutations of the four decisions; the dialog uses one of them. */
function useDecide(decision: DecisionName, { id: projectId }: DecidedProject, onDone: () => void) {
  const mutation = {
    onError: async (problem: Error, _variables: unknown, _result: unknown, { client }: MutationFunctionContext) => {
      if (isOutdated(problem)) await client.invalidateQueries()
    },
  }
  const approve = useApproveProject({ mutation })
  const reject = useRejectProject({ mutation })
  const suspend = useSuspendProject({ mutation })
  const reinstate = useReinstateProject({ mutation })
  const { isPending, error } = { approve, reject, suspend, reinstate }[decision]
  const decide = (message = '', changes: ApplicationPart[] = []) => {
    const options = { onSuccess: onDone }
    const note = message.trim() ? { message } : {}
    const calls = {
      approve: () => approve.mutate({ projectId, data: { type: 'APPROVE', approverType, ...note } }, options),
      reject: () => reject.mutate({ projectId, data: { type: 'REJECT', approverType, message, changes } }, options),
      suspend: () => suspend.mutate({ projectId, data: { type: 'SUSPEND', approverType, message } }, options),
      reinstate: () => reinstate.mutate({ projectId, data: { type: 'REINSTATE', approverType, ...note } }, options),
    } satisfies Record<DecisionName, () => void>
    calls[decision]()
  }
  return { decide, isPending, error }
}

const approverType = 'INTERNAL_BUSINESS_ADMIN'

function AlreadyDecided({ title, message, onClose }: { title: string; message: string; onClose: () => void }) {
  return (
    <Dialog title={title} onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
      <Alert kind="warning" title={conflictTitle}>
        {message} The page behind this dialog is up to date.
      </Alert>
    </Dialog>
  )
}

const parts = Object.keys(partLabels) as ApplicationPart[]

/** The parts of the application, one box each. */
function PartsField(props: FieldProps<ApplicationPart[]>) {
  const { formData = [], onChange, onBlur, fieldPathId, rawErrors = [], uiSchema } = props
  const { $id: id, path } = fieldPathId
  const { 'aria-describedby': describedBy } = fieldControl({ id, help: uiSchema?.['ui:help'], error: rawErrors[0] })
  const toggle = (part: ApplicationPart) =>
    onChange(
      parts.filter((each) => formData.includes(each) !== (each === part)),
      path,
    )
  return (
    <Grid
      role="group"
      id={id}
      aria-labelledby={fieldIds(id).label}
      aria-describedby={describedBy}
      gap="3"
      templateColumns="repeat(auto-fit, minmax(180px, 1fr))"
    >
      {parts.map((part) => (
        <Checkbox
          key={part}
          checked={formData.includes(part)}
          aria-invalid={rawErrors.length > 0 || undefined}
          onChange={() => toggle(part)}
          onBlur={() => onBlur(id, formData)}
        >
          {partLabels[part]}
        </Checkbox>
      ))}
    </Grid>
  )
}
