import { Box } from '@chakra-ui/react/box'
import { HStack } from '@chakra-ui/react/stack'
import Form from '@rjsf/core'
import type { UiSchema } from '@rjsf/utils'
import { type ReactNode, useEffect, useRef } from 'react'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import type { FormBinding } from './binding.ts'
import { type FormProblem, toErrorSchema } from './feedback.ts'
import { focusFirstError } from './focus.ts'
import { rjsfTheme } from './rjsf-theme.tsx'
import { useFormState } from './use-form-state.ts'
import type { Choices } from './widgets.tsx'

export type FormShellProps<V> = {
  /** A request is under way: the button turns, a second submit is not taken. */
  pending: boolean
  /** What the last request answered, for its fields and for the banner; null when nothing is wrong. */
  problem: FormProblem | null
  onSubmit: (values: V) => void
  submitLabel: string
  /** Why the form cannot be sent as it is, where no single field says so. */
  disabledReason?: string | undefined
  initial?: Partial<V>
  choices?: { [K in keyof V]?: Choices }
  /** Beside the submit button: Back, Cancel. */
  secondary?: ReactNode
  /** The submit button as wide as the form, as on the auth screens. */
  wide?: boolean
  /** A hook that asks before unsaved input is lost. It must be the same one in every render. */
  leaveGuard?: (unsaved: boolean) => void
  /** What was sent is not saved, though `problem` does not say so: it waits for a code, or another place said why. */
  unsaved?: boolean
  /** Told on every change, so that a wizard loses no input on Back. */
  onChange?: (values: Partial<V>) => void
  children?: ReactNode
}

const noGuard = () => {}

/** rjsf fills in constants: a box that must be ticked would come ticked. */
const nothingByItself = { constAsDefaults: 'never' } as const

/** Fields in a shell that cannot be misused. Screens use it through createForm. */
export function FormShell<V extends object>({
  binding,
  uiSchema,
  ...props
}: FormShellProps<V> & { binding: FormBinding<V>; uiSchema: UiSchema }) {
  const root = useRef<HTMLDivElement>(null)
  const state = useFormState(binding, props)
  const useLeaveGuard = props.leaveGuard ?? noGuard
  useLeaveGuard(state.unsaved)
  // Whoever sent the form is led to what it, or the server, objects to, once that is on the page.
  useEffect(() => {
    if (props.problem || state.rejectedSubmits) focusFirstError(root.current)
  }, [props.problem, state.rejectedSubmits])
  return (
    <Box css={{ '& form': { display: 'flex', flexDirection: 'column', gap: '4' } }} ref={root}>
      <Form<Partial<V>>
        {...rjsfTheme}
        // Sent before the application hears of it, it stays as it is: what was typed must not get into an address.
        method="dialog"
        idPrefix={binding.name}
        schema={binding.schema}
        uiSchema={withChoices(uiSchema, props.choices)}
        validator={binding.validator}
        formData={state.values}
        extraErrors={toErrorSchema<Partial<V>>(state.errors)}
        experimental_defaultFormStateBehavior={nothingByItself}
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
        <HStack wrap="wrap" gap="3">
          <Button
            type="submit"
            loading={props.pending}
            wide={props.wide ?? false}
            disabledReason={props.disabledReason}
          >
            {props.submitLabel}
          </Button>
          {props.secondary}
        </HStack>
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
