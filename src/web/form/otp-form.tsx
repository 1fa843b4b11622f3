import * as generated from '#generated/forms/otp.js'
import { createForm } from './create-form.tsx'

/** The six digits of a mail, whatever they are for. */
export const OtpForm = createForm<generated.Value>('otp', generated, {
  uiSchema: { otp: { 'ui:widget': 'code', 'ui:autocomplete': 'one-time-code' } },
})
