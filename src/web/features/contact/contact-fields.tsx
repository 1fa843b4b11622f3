import { type FieldTemplateProps, getTemplate, type WidgetProps } from '@rjsf/utils'
import { createContext, use } from 'react'
import * as generated from '#generated/forms/contact.js'
import { createForm } from '#web/form/create-form.tsx'
import { CountryWidget, PhoneWidget } from '#web/form/phone-widget.tsx'
import { asksForRole, type ContactEntry, followEntry } from './entry.ts'

/** Shown for the role 'Other'. */
function OtherRoleTemplate(props: FieldTemplateProps) {
  const FieldTemplate = getTemplate<'FieldTemplate'>('FieldTemplate', props.registry)
  return asksForRole(use(ChosenContext)) && <FieldTemplate {...props} required />
}

/** Hydration does not set the value of a select. Reading the context renders again, which sets the dial code. */
function HydratedPhone(props: WidgetProps) {
  use(ChosenContext)
  return <PhoneWidget {...props} />
}

export const ContactFields = createForm<ContactEntry>('contact', generated, {
  uiSchema: {
    name: { 'ui:autocomplete': 'name' },
    company_email: { 'ui:autocomplete': 'email' },
    company_website: { 'ui:autocomplete': 'url' },
    otherRole: { 'ui:FieldTemplate': OtherRoleTemplate, 'ui:autocomplete': 'organization-title' },
    country: {
      'ui:widget': CountryWidget,
      'ui:autocomplete': 'country-name',
      'ui:help': 'Where your company operates.',
    },
    mobile_number: { 'ui:widget': HydratedPhone },
    message: { 'ui:widget': 'textarea', 'ui:options': { rows: 6 } },
  },
  follow: followEntry,
})

/** The form's values, for fields that depend on another one. */
export const ChosenContext = createContext<Partial<ContactEntry>>({})
