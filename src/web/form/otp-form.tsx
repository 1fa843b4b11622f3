import * as generated from '#generated/forms/otp.js'
import { createForm } from './create-form.tsx'

/** The six digits of a one-time code. */
export const OtpForm = createForm<generated.Value>('otp', generated, {
  uiSchema: { otp: { 'ui:widget': 'code', 'ui:autofocus': true } },
})
