import { Grid } from '@chakra-ui/react/grid'
import { type FieldTemplateProps, getTemplate, type WidgetProps } from '@rjsf/utils'
import { use, useState } from 'react'
import { dialCodes } from '#domain/dial-codes.ts'
import * as generated from '#generated/forms/contact.js'
import { createForm } from '#web/form/create-form.tsx'
import { fieldControl } from '#web/ui/field.tsx'
import { Select, TextInput } from '#web/ui/input.tsx'
import { ChosenContext } from './chosen.ts'
import { asksForRole, type ContactEntry, followEntry } from './entry.ts'
import { codeControl, codeOfCountry, countryOfCode, readPhone, typeNumber, writePhone } from './phone-entry.ts'

/** A dial code and a number, which are one value: '+65 81234567'. */
function PhoneWidget({ id, value, required, rawErrors, options, onChange, onBlur }: WidgetProps) {
  const { country } = use(ChosenContext)
  const [picked, setPicked] = useState<string>()
  const entry = readPhone(value)
  const error = rawErrors?.[0]
  const pick = (name: string) => {
    setPicked(name)
    onChange(writePhone({ ...entry, code: codeOfCountry(name) ?? '' }))
  }
  return (
    <Grid gap="3" templateColumns={{ base: '1fr', sm: 'minmax(0, 2fr) minmax(0, 3fr)' }}>
      <Select
        id={codeControl(id)}
        aria-label="Country code"
        aria-invalid={error && entry.code === '' ? true : undefined}
        autoComplete="tel-country-code"
        value={countryOfCode(entry.code, picked, country)?.country ?? ''}
        onChange={({ target }) => pick(target.value)}
      >
        <option value="">Country code</option>
        {dialCodes.map(({ country: name, code }) => (
          <option key={name} value={name}>
            +{code} {name}
          </option>
        ))}
      </Select>
      <TextInput
        {...fieldControl({ id, required, help: options.help, error })}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        value={entry.number}
        onChange={({ target }) => onChange(writePhone(typeNumber(entry, target.value)))}
        onBlur={() => onBlur(id, value)}
      />
    </Grid>
  )
}

/** Asked for when the role is none of those offered. */
function OtherRoleTemplate(props: FieldTemplateProps) {
  const FieldTemplate = getTemplate<'FieldTemplate'>('FieldTemplate', props.registry)
  return asksForRole(use(ChosenContext)) && <FieldTemplate {...props} required />
}

export const ContactFields = createForm<ContactEntry>('contact', generated, {
  uiSchema: {
    name: { 'ui:autocomplete': 'name' },
    company_email: { 'ui:widget': 'email', 'ui:autocomplete': 'email' },
    company_website: { 'ui:autocomplete': 'url' },
    role: { 'ui:widget': 'select' },
    otherRole: { 'ui:FieldTemplate': OtherRoleTemplate, 'ui:autocomplete': 'organization-title' },
    country: {
      'ui:widget': 'select',
      'ui:autocomplete': 'country-name',
      'ui:help': 'Where your company operates.',
    },
    mobile_number: { 'ui:widget': PhoneWidget },
    message: { 'ui:widget': 'textarea', 'ui:options': { rows: 6 } },
  },
  follow: followEntry,
})

export const countryChoices = dialCodes.map(({ country }) => ({ value: country, label: country }))
