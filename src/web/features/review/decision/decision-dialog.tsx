import { useMutation } from '@tanstack/react-query'
import { stepOf } from '#domain/workflow.ts'
import { type DecisionName, decisionMutations } from '#web/api/decision-queries.ts'
import { isAppError } from '#web/api/errors.ts'
import { lostRace } from '#web/api/lost-race.ts'
import { showToast } from '#web/stores/toast.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { CommentForm, NoteForm } from './decision-forms.tsx'
import { type Decided, decisionWords } from './words.ts'

type Props = { decision: DecisionName; project: Decided; onClose: () => void }

/** What will happen, to whom, and the comment. Whoever comes too late reads it here, and finds the page renewed. */
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
  if (lostRace(error)) return <Overtaken title={title} words={error.message} onClose={onClose} />
  const Form = stepOf(decision).comment === 'required' ? CommentForm : NoteForm
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

function Overtaken({ title, words, onClose }: { title: string; words: string; onClose: () => void }) {
  return (
    <Dialog title={title} onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
      <Alert kind="warning" title="Somebody else was faster">
        {words} What is behind this shows it as it stands now.
      </Alert>
    </Dialog>
  )
}
