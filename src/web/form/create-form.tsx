import type { UiSchema } from '@rjsf/utils'
import { bindForm, type Follow, type GeneratedForm, type Rules } from './binding.ts'
import { FormShell, type FormShellProps } from './form-shell.tsx'

/**
 * A form of the contract, ready to be put on a screen:
 *
 *     import * as generated from '#generated/forms/sign-in.js'
 *     export const SignInForm = createForm<generated.Value>('sign-in', generated, { uiSchema: { ... } })
 *
 * The uiSchema says how a field is asked for (widget, autocomplete, help, placeholder); what is allowed in it, and what
 * is said when it is not, comes from the specification alone. `rules` adds what one field demands of another, `follow` what
 * one field fills into another.
 */
export function createForm<V extends object>(
  name: string,
  generated: GeneratedForm,
  { uiSchema = {}, rules, follow }: { uiSchema?: UiSchema; rules?: Rules<V>; follow?: Follow<V> } = {},
) {
  const binding = bindForm<V>(name, generated, rules, follow)
  return function BoundForm(props: FormShellProps<V>) {
    return <FormShell binding={binding} uiSchema={uiSchema} {...props} />
  }
}
