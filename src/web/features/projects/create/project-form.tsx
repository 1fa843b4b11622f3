import { Heading } from '@chakra-ui/react/heading'
import { useRef } from 'react'
import { messages } from '#domain/messages.ts'
import * as generated from '#generated/forms/project.js'
import { useGetConfigsSuspense } from '#generated/portal/client/reference.ts'
import { createForm } from '#web/form/create-form.tsx'
import type { FormProblem } from '#web/form/feedback.ts'
import { Button } from '#web/ui/button.tsx'
import { focusStep } from '#web/ui/focus-heading.ts'
import type { ProjectEntry } from './wizard.ts'

const Form = createForm<generated.Value>('project', generated, {
  uiSchema: {
    name: {
      'ui:autocomplete': 'off',
      'ui:help': 'Your customers do not see it. Choose one that tells your projects apart.',
    },
    description: {
      'ui:widget': 'textarea',
      'ui:help': 'What you sell, and to whom. The people who review your project read this first.',
    },
    projectType: { 'ui:widget': 'radio' },
    productType: { 'ui:widget': 'radio' },
    agreement: { 'ui:widget': 'checkbox' },
  },
})

type Props = {
  entry: ProjectEntry
  pending: boolean
  problem: FormProblem | null
  /** Called when the name or the description changed. */
  onTyped: () => void
  onBack: (entry: ProjectEntry) => void
  onCreate: (entry: generated.Value) => void
}

export function ProjectForm({ entry, pending, problem, onTyped, onBack, onCreate }: Props) {
  const { data } = useGetConfigsSuspense()
  const typed = useRef(entry)
  return (
    <>
      <Heading ref={focusStep} as="h3" size="lg" mb="6">
        About your project
      </Heading>
      <Form
        initial={entry}
        pending={pending}
        problem={problem}
        submitLabel="Create"
        onChange={(values) => {
          typed.current = values
          if (values.name !== entry.name || values.description !== entry.description) onTyped()
        }}
        onSubmit={onCreate}
        choices={{
          projectType: data.PROJECT_TYPE.map(({ id, name }) => ({ value: id, label: name })),
          productType: data.PRODUCT_TYPE.map(({ id, name, offered }) => ({
            value: id,
            label: name,
            disabled: !offered,
            ...(!offered && { note: messages.projects.comingSoon }),
          })),
        }}
        secondary={
          <Button variant="secondary" disabled={pending} onClick={() => onBack(typed.current)}>
            Back
          </Button>
        }
      />
    </>
  )
}
