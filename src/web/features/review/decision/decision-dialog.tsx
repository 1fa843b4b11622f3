import { useMutation } from '@tanstack/react-query'
import { stepOf } from '#domain/workflow.ts'
import * as comment from '#generated/forms/decision-comment.js'
import * as note from '#generated/forms/decision-note.js'
import { type DecisionName, decisionMutations } from '#web/api/decision-queries.ts'
import { isAppError } from '#web/api/errors.ts'
import { lostRace } from '#web/api/lost-race.ts'
import { createForm } from '#web/form/create-form.tsx'
import { showToast } from '#web/stores/toast.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { type Decided, decisionWords } from './words.ts'

const message = {
  'ui:widget': 'textarea',
  'ui:autocomplete': 'off',
  'ui:options': { rows: 5 },
  'ui:help': 'The partner reads it.',
}

const RequiredCommentForm = createForm<comment.Value>('decision-comment', comment, { uiSchema: { message } })
const OptionalCommentForm = createForm<note.Value>('decision-note', note, {
  uiSchema: { message: { ...message, 'ui:title': 'Comment (optional)' } },
})

type Props = { decision: DecisionName; project: Decided; onClose: () => void }

/** Confirms a decision and asks for its comment. When another person has decided first, it says so over the updated page. */
export function DecisionDialog({ decision, project, onClose }: Props) {
  const words = decisionWords[decision]
  const { mutate, isPending, error } = useMutation({
    ...decisionMutations.take(decision, project),
    onSuccess: () => {
      onClose()
      showToast(words.saidAfterwards(project), { title: words.done })
    },
  })
  const title = `${words.verb} ${project.projectName}?`
  if (lostRace(error)) return <AlreadyDecided title={title} message={error.message} onClose={onClose} />
  const Form = stepOf(decision).comment === 'required' ? RequiredCommentForm : OptionalCommentForm
  return (
    <Dialog title={title} size="md" onClose={isPending ? undefined : onClose}>
      <p>{words.tells(project)}</p>
      <Form
        pending={isPending}
        problem={isAppError(error) ? error : null}
        submitLabel={words.verb}
        onSubmit={({ message }) => mutate(message)}
        secondary={
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
        }
      />
    </Dialog>
  )
}

function AlreadyDecided({ title, message, onClose }: { title: string; message: string; onClose: () => void }) {
  return (
    <Dialog title={title} onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
      <Alert kind="warning" title="Somebody else was faster">
        {message} The page behind this dialog is up to date.
      </Alert>
    </Dialog>
  )
}
