import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import type { FieldProps, UiSchema } from '@rjsf/utils'
import { messages } from '#domain/messages.ts'
import type { Value } from '#generated/forms/go-live-project.js'
import { useGetConfigsSuspense } from '#generated/portal/client/reference.ts'
import { GoLiveProjectLocale } from '#generated/portal/model/goLiveProjectLocale.ts'
import { Checkbox, RadioCards } from '#web/ui/choice.tsx'
import { fieldControl, fieldIds } from '#web/ui/field.tsx'
import { chosenCountry, comingOperators, countryOptions, operatorsOf } from './countries.ts'
import { bindings } from './entries.ts'
import { FormStep, type StepProps } from './form-step.tsx'

const uiSchema: UiSchema = {
  'ui:order': ['providers', 'locale', 'ipAddresses', 'checks'],
  providers: {
    'ui:field': CountryField,
    'ui:options': { group: true },
    'ui:help': 'Your service will reach every operator named under the country.',
  },
  locale: { 'ui:widget': 'select', 'ui:help': 'The language your service speaks to its users in.' },
  ipAddresses: {
    'ui:widget': 'textarea',
    'ui:autocomplete': 'off',
    'ui:options': { rows: 3 },
    'ui:help':
      'Public IPv4 addresses of the servers that will call the platform, separated by commas or spaces. At most 50.',
  },
  checks: { 'ui:field': ChecksField, 'ui:options': { group: true } },
}

const languages = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' })
export const localeName = (locale: string) => languages.of(locale) ?? locale
const locales = Object.values(GoLiveProjectLocale).map((value) => ({ value, label: localeName(value) }))

export const ProjectStep = (step: StepProps<Value>) => (
  <FormStep
    {...step}
    title="Project"
    note="Where you sell your service, and which servers may call for it."
    binding={bindings.project}
    uiSchema={uiSchema}
    choices={{ locale: locales }}
  />
)

/** The name and messages of a group. Each of its boxes says itself whether it is wrong. */
function groupProps({ fieldPathId: { $id }, uiSchema, rawErrors }: FieldProps) {
  const { 'aria-describedby': describedBy } = fieldControl({
    id: $id,
    help: uiSchema?.['ui:help'],
    error: rawErrors?.[0],
  })
  return { id: $id, 'aria-labelledby': fieldIds($id).label, 'aria-describedby': describedBy }
}

/** The partner chooses a country; the application names the operators there. */
function CountryField(props: FieldProps<string[]>) {
  const { data } = useGetConfigsSuspense()
  const { formData = [], onChange, onBlur, fieldPathId, rawErrors = [] } = props
  const options = countryOptions(data.PROVIDER)
  const coming = comingOperators(data.PROVIDER)
  return (
    <Stack gap="3">
      <RadioCards
        {...groupProps(props)}
        options={options}
        value={chosenCountry(options, formData)}
        aria-invalid={rawErrors.length > 0 || undefined}
        aria-required
        onChange={(country) => onChange(operatorsOf(country), fieldPathId.path)}
        onBlur={() => onBlur(fieldPathId.$id, formData)}
      />
      {coming && (
        <Text textStyle="caption" color="muted">
          {coming}: {messages.projects.comingSoon}
        </Text>
      )}
    </Stack>
  )
}

function ChecksField(props: FieldProps<Record<string, boolean>>) {
  const { formData = {}, schema, onChange, onBlur, fieldPathId, rawErrors = [] } = props
  return (
    <Stack role="group" gap="3" {...groupProps(props)}>
      {Object.entries(schema.properties ?? {}).map(([name, check]) => (
        <Checkbox
          key={name}
          checked={formData[name] === true}
          aria-invalid={(rawErrors.length > 0 && !formData[name]) || undefined}
          onChange={({ target }) => onChange({ ...formData, [name]: target.checked }, fieldPathId.path)}
          onBlur={() => onBlur(fieldPathId.$id, formData)}
        >
          {typeof check === 'object' && check.title}
        </Checkbox>
      ))}
    </Stack>
  )
}
