import * as generated from '#generated/forms/change-password.js'
import { createForm } from '#web/form/create-form.tsx'
import type { FormShellProps } from '#web/form/form-shell.tsx'
import { newPassword, repeatedPassword } from './password-fields.ts'

/** The toast after the change. */
export const passwordChanged = 'Your password was changed.'

const Form = createForm<generated.Value>('change-password', generated, {
  uiSchema: {
    currentPassword: { 'ui:widget': 'password', 'ui:autocomplete': 'current-password' },
    password: newPassword(generated.schema),
    confirmPassword: repeatedPassword,
  },
})

type Props = Omit<FormShellProps<generated.Value>, 'children'> & {
  /** A password manager stores the new password under this name. */
  username: string
}

/** The current password and, twice, the new one. */
export function ChangePasswordForm({ username, ...form }: Props) {
  return (
    <Form {...form}>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
    </Form>
  )
}
