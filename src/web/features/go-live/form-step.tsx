import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import type { UiSchema } from '@rjsf/utils'
import type { ReactNode } from 'react'
import { FieldNotes } from '#web/entities/review-notes/field-notes.tsx'
import { FurtherFields } from '#web/entities/review-notes/further-fields.tsx'
import { reviewedUiSchema } from '#web/entities/review-notes/reviewed-form.tsx'
import type { FormBinding } from '#web/form/binding.ts'
import type { FormProblem } from '#web/form/feedback.ts'
import { FormShell, type FormShellProps } from '#web/form/form-shell.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { notedWithoutInput, pointerIn, type StepReview, shownNames } from './step-review.ts'

/** What the wizard gives to a step with a form. */
export interface StepProps<V> {
  initial: Partial<V>
  pending: boolean
  problem: FormProblem | null
  onType: (typed: Partial<V>) => void
  /** The form is valid, and its button was pressed. */
  onForward: (typed: Partial<V>) => void
  onBack: () => void
  review: StepReview
}

type FormStepProps<V> = StepProps<V> & {
  title: string
  note: string
  binding: FormBinding<V>
  uiSchema: UiSchema
  choices?: FormShellProps<V>['choices']
  /** Shown instead of the form where the company is settled or under review. */
  readOnly?: { note: string | undefined; facts: ReactNode } | undefined
  children?: ReactNode
}

export function FormStep<V extends object>({ title, note, readOnly, onType, onForward, ...step }: FormStepProps<V>) {
  const { initial, pending, problem, onBack, children, review, uiSchema, ...form } = step
  const names = Object.keys(form.binding.schema.properties ?? {})
  const withInput = readOnly ? [] : shownNames(names, uiSchema)
  const otherNotes = notedWithoutInput(withInput, review).map((field) => <FieldNotes key={field} field={field} />)
  const input = readOnly ? (
    <PlainStep pending={pending} problem={problem} onForward={() => onForward(initial)} onBack={onBack}>
      {otherNotes}
      {readOnly.facts}
      {children}
    </PlainStep>
  ) : (
    <FormShell
      {...form}
      uiSchema={reviewedUiSchema({
        names: withInput,
        uiSchema,
        review,
        pointerOf: pointerIn(review.section),
        problem,
      })}
      initial={initial}
      pending={pending}
      problem={problem}
      submitLabel="Next"
      onChange={onType}
      onSubmit={onForward}
      secondary={<BackButton disabled={pending} onBack={onBack} />}
    >
      {otherNotes}
      {children}
    </FormShell>
  )
  return (
    <>
      <StepHead title={title} note={readOnly?.note ?? note} />
      <FurtherFields title={title} fields={review.fields} />
      {input}
    </>
  )
}

type PlainStepProps = {
  children: ReactNode
  submitLabel?: string
  pending: boolean
  problem: { message: string } | null
  onForward: () => void
  onBack?: () => void
}

/** A step without a form. */
export function PlainStep({ children, submitLabel = 'Next', pending, problem, onForward, onBack }: PlainStepProps) {
  return (
    <Stack gap="6">
      {children}
      {problem && <Alert kind="error">{problem.message}</Alert>}
      <Flex wrap="wrap" gap="3">
        <Button loading={pending} onClick={onForward}>
          {submitLabel}
        </Button>
        {onBack && <BackButton disabled={pending} onBack={onBack} />}
      </Flex>
    </Stack>
  )
}

const headingId = 'go-live-step'

/** The heading of the step on screen. */
export const stepHeading = () => document.getElementById(headingId)

/** A new step takes the focus, which tells a screen reader that it has changed. */
const focus = (heading: HTMLElement | null) => heading?.focus()

export const StepHead = ({ title, note }: { title: string; note: string }) => (
  <Box as="header" mb="6">
    <Heading
      as="h3"
      id={headingId}
      ref={focus}
      tabIndex={-1}
      textStyle="heading"
      outline="none"
      scrollMarginTop="120px"
    >
      {title}
    </Heading>
    <Text color="muted" mt="1">
      {note}
    </Text>
  </Box>
)

const BackButton = ({ disabled, onBack }: { disabled: boolean; onBack: () => void }) => (
  <Button variant="secondary" disabled={disabled} onClick={onBack}>
    Back
  </Button>
)
