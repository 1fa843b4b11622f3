import type { UiSchema } from '@rjsf/utils'
import { bindForm, type Follow, type GeneratedForm, type Rules } from './binding.ts'
import { FormShell, type FormShellProps } from './form-shell.tsx'

/**
 * Creates a form component from the contract:
 *
 *     import * as generated from '#generated/forms/sign-in.js'
 *     export const SignInForm = createForm<generated.Value>('sign-in', generated, { uiSchema: { ... } })
 *
 * The uiSchema sets widget, autocomplete, help and placeholder of a field. Its limits and their messages come from the
 * specification. `rules` adds checks between fields, `follow` derives one field from others.
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
