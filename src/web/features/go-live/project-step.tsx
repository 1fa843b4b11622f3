import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import type { FieldProps, UiSchema } from '@rjsf/utils'
import { fieldControl, fieldIds } from '#docs/model/field-control.ts'
import { goLiveStepNames } from '#domain/go-live-steps.ts'
import { limits } from '#domain/limits.ts'
import { messages } from '#domain/messages.ts'
import type { Value } from '#generated/forms/go-live-project.js'
import { useGetConfigsSuspense } from '#generated/portal/client/reference.ts'
import type { GoLiveDraft } from '#generated/portal/model/goLiveDraft.ts'
import { GoLiveProjectLocale } from '#generated/portal/model/goLiveProjectLocale.ts'
import type { Provider } from '#generated/portal/model/provider.ts'
import { problemMessages } from '#generated/problem-messages.ts'
import { Facts } from '#web/entities/company/company-facts.tsx'
import { localeName } from '#web/entities/project/locale-name.ts'
import { findOperator } from '#web/entities/project/unknown-values.ts'
import { FieldNotes } from '#web/entities/review-notes/field-notes.tsx'
import { isFieldClosed } from '#web/entities/review-notes/field-review.ts'
import { Checkbox, RadioCards } from '#web/ui/choice.tsx'
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
    'ui:help': `Public IPv4 addresses of the servers that will call the platform, separated by commas or spaces. At most ${limits.ipAddressesPerProject}.`,
  },
  checks: { 'ui:field': ChecksField, 'ui:options': { group: true } },
}

const locales = Object.values(GoLiveProjectLocale).map((value) => ({ value, label: localeName(value) }))

type Props = StepProps<Value> & Pick<GoLiveDraft, 'editable'>

/** Parts that a rejection has left out, and fields that the review did not ask to change, are shown as they were submitted. */
export function ProjectStep({ editable, ...step }: Props) {
  const { data } = useGetConfigsSuspense()
  const { providers, locale, ipAddresses } = step.initial
  const all = [
    { name: 'providers', part: 'operators', term: 'Country', value: operatorNames(data.PROVIDER, providers) },
    { name: 'locale', part: 'operators', term: 'Locale', value: locale && localeName(locale) },
    { name: 'ipAddresses', part: 'addresses', term: 'IP addresses', value: ipAddresses },
  ] as const
  const isRefused = (name: string) => step.problem?.problems?.some(({ field }) => field === `/${name}`)
  const isOpen = (name: string, part: (typeof all)[number]['part']) =>
    step.review.requested ? !isFieldClosed(`/project/${name}`, step.review) || isRefused(name) : editable.includes(part)
  const closed = all.filter(({ name, part }) => !isOpen(name, part))
  return (
    <FormStep
      {...step}
      title={goLiveStepNames.project}
      note="Where you sell your service, and which servers may call for it."
      binding={bindings.project}
      uiSchema={uiSchemaOf(closed)}
      choices={{ locale: locales }}
    >
      <FieldNotes field="/productCodes" />
      {closed.length > 0 && (
        <Facts
          title="As submitted"
          note={step.review.requested ? undefined : problemMessages['change-not-requested']}
          items={closed.map(({ name, term, value }) => [term, value, `/project/${name}`])}
        />
      )}
    </FormStep>
  )
}

const hidden: UiSchema = { 'ui:widget': 'hidden', 'ui:field': () => null }

const uiSchemaOf = (closed: readonly { name: string }[]): UiSchema => ({
  ...uiSchema,
  ...Object.fromEntries(closed.map(({ name }) => [name, hidden])),
})

export const operatorNames = (all: readonly Provider[], codes: readonly string[] = []) =>
  codes
    .map((code) => {
      const { name = code, country } = findOperator(all, code) ?? {}
      return country ? `${country} (${name})` : name
    })
    .join(', ')

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
