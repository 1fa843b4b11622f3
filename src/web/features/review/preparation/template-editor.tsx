import { useState } from 'react'
import { reviewMessages } from '#domain/review-messages.ts'
import { useAddSmsTemplate, useUpdateSmsTemplate } from '#generated/admin/client/preparation.ts'
import type { SmsTemplate } from '#generated/admin/model/smsTemplate.ts'
import type { SmsTemplateChange } from '#generated/admin/model/smsTemplateChange.ts'
import * as ofNew from '#generated/forms/new-sms-template.js'
import * as ofChange from '#generated/forms/sms-template-change.js'
import { createForm } from '#web/form/create-form.tsx'
import { textLimit } from '#web/form/text-limit.ts'
import { onStepError } from '#web/stores/review-conflict.ts'
import { showToast } from '#web/stores/toast.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { saveProblem } from './save-problem.ts'
import { charactersOf } from './size-labels.ts'
import { TemplatePreview } from './template-preview.tsx'

/** Field layout; the help text comes from the contract. */
const uiSchemaOf = (schema: typeof ofNew.schema) => ({
  text: {
    'ui:widget': 'textarea',
    'ui:autocomplete': 'off',
    'ui:autofocus': true,
    'ui:options': { rows: 5 },
    'ui:help': textIn(schema).description,
  },
})

/** Add and edit have different limits in the contract. */
const modes = {
  add: {
    title: 'Add SMS template',
    longest: textLimit(ofNew.schema, 'text', 'maxLength'),
    Form: createForm<ofNew.Value>('new-template', ofNew, { uiSchema: uiSchemaOf(ofNew.schema) }),
  },
  edit: {
    title: 'Edit SMS template',
    longest: textLimit(ofChange.schema, 'text', 'maxLength'),
    Form: createForm<ofChange.Value>('template', ofChange, { uiSchema: uiSchemaOf(ofChange.schema) }),
  },
}

function textIn({ properties }: typeof ofNew.schema) {
  const text = properties?.text
  return typeof text === 'object' ? text : {}
}

type Props = { projectId: string; template: SmsTemplate | undefined; onClose: () => void }

export function TemplateEditor({ projectId, template, onClose }: Props) {
  const { title, longest, Form } = modes[template ? 'edit' : 'add']
  const [text, setText] = useState(template?.text ?? '')
  const mutation = { onError: onStepError(projectId) }
  const adding = useAddSmsTemplate({ mutation })
  const updating = useUpdateSmsTemplate({ mutation })
  const { isPending, error } = template ? updating : adding
  const onSuccess = () => {
    onClose()
    showToast(reviewMessages.saved)
  }
  const save = (data: SmsTemplateChange) =>
    template
      ? updating.mutate({ projectId, templateId: template.sms_template_id, data }, { onSuccess })
      : adding.mutate({ projectId, data }, { onSuccess })
  return (
    <Dialog title={title} size="md" keepsInput onClose={isPending ? undefined : onClose}>
      <Form
        initial={template ? { text: template.text } : {}}
        pending={isPending}
        problem={saveProblem(error)}
        submitLabel="Save"
        disabledReason={charactersOf(text) > longest ? `At most ${longest} characters.` : undefined}
        onChange={(values) => setText(values.text ?? '')}
        onSubmit={save}
        onCancel={onClose}
      >
        <TemplatePreview text={text} longest={longest} />
      </Form>
    </Dialog>
  )
}
