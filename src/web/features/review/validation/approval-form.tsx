import { useState } from 'react'
import { can } from '#domain/capabilities.ts'
import { documentExtensions, largestDocumentSize, oneFileMessage } from '#domain/documents.ts'
import { factsOf } from '#domain/review-facts.ts'
import { reviewMessages } from '#domain/review-messages.ts'
import { useTechApproveProjectWithFormData, useTechApproveProjectWithJson } from '#generated/admin/client/validation.ts'
import type { AdminProject } from '#generated/admin/model/adminProject.ts'
import type { AdminProjectAnswer } from '#generated/admin/model/adminProjectAnswer.ts'
import type { TechApproval } from '#generated/admin/model/techApproval.ts'
import * as generated from '#generated/forms/tech-approval.js'
import { isReviewConflict } from '#web/api/conflicts.ts'
import { AppError, isAppError } from '#web/api/errors.ts'
import { checkDocument } from '#web/form/check-document.ts'
import { createForm } from '#web/form/create-form.tsx'
import { useLeaveGuard } from '#web/form/leave-guard.ts'
import { showError } from '#web/stores/error-modal.ts'
import { conflictTitle, onStepError } from '#web/stores/review-conflict.ts'
import { showToast } from '#web/stores/toast.ts'
import { Alert } from '#web/ui/alert.tsx'
import { FilePicker } from '#web/ui/file-picker.tsx'
import { toApproval, toFieldProblems } from './to-approval.ts'

const Form = createForm<generated.Value>('tech-approval', generated, {
  uiSchema: {
    'ui:order': ['ipAddresses', 'productCodes', 'documents', 'message'],
    ipAddresses: { 'ui:widget': 'checkbox' },
    productCodes: { 'ui:widget': 'checkbox' },
    documents: { 'ui:widget': 'checkbox' },
    message: { 'ui:widget': 'textarea', 'ui:autocomplete': 'off', 'ui:help': 'The business admin reads it.' },
  },
})

/** Three checks, a comment and a file for the business admin. */
export function ApprovalForm({ project }: { project: AdminProject }) {
  const protocol = useProtocol()
  const fail = (problem: unknown) => {
    // A field shows its own problem; the error modal shows any other.
    if (!hasFieldProblems(problem)) return showError(problem)
    const { ofFile } = toFieldProblems(problem.problems)
    if (ofFile) protocol.refuse(ofFile)
  }
  const mutation = {
    onSuccess: ({ message }: AdminProjectAnswer) => showToast(message, { title: reviewMessages.techApproved.title }),
    onError: onStepError(project.id, fail, ({ message }) => showError(conflictError(message))),
  }
  const approvingAlone = useTechApproveProjectWithJson({ mutation })
  const approvingWithFile = useTechApproveProjectWithFormData({ mutation })
  const { isPending, error } = protocol.file ? approvingWithFile : approvingAlone
  const approve = (approval: TechApproval) =>
    protocol.file
      ? approvingWithFile.mutate({ projectId: project.id, data: { body: approval, file: protocol.file } })
      : approvingAlone.mutate({ projectId: project.id, data: approval })
  const approving = can.approveTechnically({ role: 'TECHNICAL_LIMITED' }, factsOf(project))
  const fieldProblems = hasFieldProblems(error) ? toFieldProblems(error.problems).ofForm : []
  return (
    <Form
      pending={isPending}
      problem={fieldProblems.length > 0 && error ? { message: error.message, problems: fieldProblems } : null}
      submitLabel="Submit"
      disabledReason={approving.allowed ? protocol.problem : approving.because}
      leaveGuard={useLeaveGuard}
      // The message for a project that has left this stage.
      unsaved={error !== null && !isReviewConflict(error)}
      onSubmit={(values) => approve(toApproval(values))}
    >
      <FilePicker
        label="File"
        help={`For instance the signed test protocol: one jpg, png or pdf of at most ${largestDocumentSize}.`}
        accept={documentExtensions}
        required={false}
        file={protocol.file}
        onPick={protocol.pick}
        onSeveral={protocol.refuseSeveral}
        problem={protocol.problem}
      />
      {!approving.allowed && <Alert kind="info">{approving.because}</Alert>}
    </Form>
  )
}

/** A failed approval shows in the error modal. */
const conflictError = (text: string) =>
  new AppError({ kind: 'APPLICATION_ERROR', message: `${conflictTitle}. ${text}` })

const hasFieldProblems = (problem: unknown): problem is AppError => isAppError(problem) && problem.problems.length > 0

/** The optional file of an approval and the problem with it. */
function useProtocol() {
  const [protocol, setProtocol] = useState<{ file: File | null; problem: string | undefined }>({
    file: null,
    problem: undefined,
  })
  const refuse = (problem: string) => setProtocol((before) => ({ ...before, problem }))
  const pick = async (file: File | null) => {
    setProtocol({ file, problem: undefined })
    const problem = file && (await checkDocument(file))
    // Another file may have been picked while this one was read.
    if (problem) setProtocol((now) => (now.file === file ? { file, problem } : now))
  }
  return { ...protocol, pick, refuse, refuseSeveral: () => refuse(oneFileMessage) }
}
