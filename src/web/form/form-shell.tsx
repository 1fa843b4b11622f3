import { Box } from '@chakra-ui/react/box'
import { HStack } from '@chakra-ui/react/stack'
import Form from '@rjsf/core'
import type { UiSchema } from '@rjsf/utils'
import { type ReactNode, use, useEffect, useRef } from 'react'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { DialogFooterContext } from '#web/ui/dialog-footer.ts'
import type { FormBinding } from './binding.ts'
import { toErrorSchema } from './feedback.ts'
import { rjsfTheme } from './rjsf-theme.tsx'
import { type FormStateProps, useFormState } from './use-form-state.ts'
import type { Choices } from './widgets.tsx'

export type FormShellProps<V> = FormStateProps<V> & {
  submitLabel: string
  /** The submit button of a form that takes something away is red. */
  danger?: boolean
  /** Disables the submit button, for a reason that no single field shows. */
  disabledReason?: string
  choices?: { [K in keyof V]?: Choices }
  /** Beside the submit button: Back, another code. */
  secondary?: ReactNode
  /** Adds a button beside the submit button, which waits while a request is running. */
  onCancel?: () => void
  /** Makes the submit button as wide as the form. */
  wide?: boolean
  /** A hook that asks before unsaved input is lost. Must be the same hook in every render. */
  leaveGuard?: (unsaved: boolean) => void
  children?: ReactNode
}

const noGuard = () => {}

/** By default rjsf fills in constants, which would tick a required checkbox. */
const noConstantDefaults = { constAsDefaults: 'never' } as const

/** A form with banner, submit button and leave guard. Screens use it through createForm. */
export function FormShell<V extends object>({
  binding,
  uiSchema,
  ...props
}: FormShellProps<V> & { binding: FormBinding<V>; uiSchema: UiSchema }) {
  const root = useRef<HTMLDivElement>(null)
  const state = useFormState(binding, props)
  const useLeaveGuard = props.leaveGuard ?? noGuard
  useLeaveGuard(state.unsaved)
  // Its content, since a screen may make an equal object with every render.
  const problem = props.problem && JSON.stringify([props.problem.message, props.problem.problems])
  // In an effect, because errors must be rendered before one can be focused.
  useEffect(() => {
    if (!problem && !state.rejectedSubmits) return
    if (props.submitsWhenValid) selectCode(root.current)
    else focusFirstError(root.current)
  }, [problem, state.rejectedSubmits, props.submitsWhenValid])
  const DialogFooter = use(DialogFooterContext)
  const submit = (
    <Button
      type="submit"
      variant={props.danger ? 'danger' : 'primary'}
      loading={props.pending}
      wide={props.wide}
      disabledReason={props.disabledReason}
    >
      {props.submitLabel}
    </Button>
  )
  const secondary = props.onCancel ? (
    <Button variant="secondary" disabled={props.pending} onClick={props.onCancel}>
      Cancel
    </Button>
  ) : (
    props.secondary
  )
  return (
    <Box css={{ '& form': { display: 'flex', flexDirection: 'column', gap: '4' } }} ref={root}>
      <Form<Partial<V>>
        {...rjsfTheme}
        // Before hydration, method="get" would put the input into the URL.
        method="dialog"
        idPrefix={binding.name}
        schema={binding.schema}
        uiSchema={withChoices(uiSchema, props.choices)}
        validator={binding.validator}
        formData={state.values}
        formContext={state.values}
        extraErrors={toErrorSchema<Partial<V>>(state.errors)}
        experimental_defaultFormStateBehavior={noConstantDefaults}
        noValidate
        noHtml5Validate
        showErrorList={false}
        onChange={({ formData }) => state.change(formData)}
        onBlur={state.touch}
        onSubmit={state.submit}
      >
        {state.banner && (
          <Box outline="none" tabIndex={-1} data-banner>
            <Alert kind="error">{state.banner}</Alert>
          </Box>
        )}
        {props.children}
        {DialogFooter ? (
          <DialogFooter>
            {secondary}
            {submit}
          </DialogFooter>
        ) : (
          <HStack wrap="wrap" gap="3">
            {submit}
            {secondary}
          </HStack>
        )}
      </Form>
    </Box>
  )
}

function withChoices(uiSchema: UiSchema, choices: Record<string, Choices | undefined> = {}): UiSchema {
  const fields = Object.entries(choices).map(([field, list]) => [
    field,
    { ...uiSchema[field], 'ui:options': { ...uiSchema[field]?.['ui:options'], choices: list } },
  ])
  return { ...uiSchema, ...Object.fromEntries(fields) }
}

/** A refused code is typed over. The banner is read out without the focus. */
function selectCode(root: HTMLElement | null) {
  const field = root?.querySelector('input')
  field?.focus()
  field?.select()
}

/** Focuses the first invalid field of the page, else the banner. */
function focusFirstError(root: HTMLElement | null) {
  const target =
    root?.querySelector<HTMLElement>('[aria-invalid=true]') ?? root?.querySelector<HTMLElement>('[data-banner]')
  const control = target?.matches('[role=radiogroup]') ? target.querySelector('input') : target
  control?.focus()
  // Focusing scrolls to the control only; this includes its label and error.
  control?.closest('[data-field]')?.scrollIntoView?.({ block: 'nearest' })
}
