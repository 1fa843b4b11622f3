import { Stack } from '@chakra-ui/react/stack'
import type { FieldProps, UiSchema } from '@rjsf/utils'
import { messages } from '#domain/messages.ts'
import type { Value } from '#generated/forms/go-live-project.js'
import { useGetConfigsSuspense } from '#generated/portal/client/reference.ts'
import { GoLiveProjectLocale } from '#generated/portal/model/goLiveProjectLocale.ts'
import type { Provider } from '#generated/portal/model/provider.ts'
import { Box, Cards, Checkbox, ChoiceCard, type RadioOption } from '#web/ui/choice.tsx'
import { fieldControl, fieldIds } from '#web/ui/field.tsx'
import { bindings } from './entries.ts'
import { FormStep, type StepProps } from './form-step.tsx'

const uiSchema: UiSchema = {
  'ui:order': ['providers', 'locale', 'ipAddresses', 'checks'],
  providers: { 'ui:field': ProvidersField, 'ui:options': { group: true } },
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
const locales = Object.values(GoLiveProjectLocale).map((value) => ({ value, label: languages.of(value) ?? value }))

/** Partners choose an operator by its country. */
const operatorCard = ({ code, name, country, currency, offered }: Provider) => ({
  value: code,
  label: country ?? name,
  description: [country && name, currency].filter(Boolean).join(' · '),
  disabled: !offered,
  ...(!offered && { note: messages.projects.comingSoon }),
})

export function ProjectStep(step: StepProps<Value>) {
  const { data } = useGetConfigsSuspense()
  return (
    <FormStep
      {...step}
      title="Project"
      note="Where you sell your service, and which servers may call for it."
      binding={bindings.project}
      uiSchema={uiSchema}
      choices={{ providers: data.PROVIDER.map(operatorCard), locale: locales }}
    />
  )
}

/** The name and messages of a group. Each of its boxes says itself whether it is wrong. */
function groupProps({ fieldPathId: { $id }, uiSchema, rawErrors }: FieldProps) {
  const { 'aria-describedby': describedBy } = fieldControl({
    id: $id,
    help: uiSchema?.['ui:help'],
    error: rawErrors?.[0],
  })
  return { id: $id, 'aria-labelledby': fieldIds($id).label, 'aria-describedby': describedBy }
}

const isWrong = ({ rawErrors = [] }: FieldProps) => rawErrors.length > 0

function ProvidersField(props: FieldProps<string[]>) {
  const { formData = [], uiSchema, onChange, onBlur, fieldPathId } = props
  return (
    <CheckCards
      {...groupProps(props)}
      options={uiSchema?.['ui:options']?.choices ?? []}
      values={formData}
      invalid={isWrong(props)}
      onChange={(codes: string[]) => onChange(codes.length > 0 ? codes : undefined, fieldPathId.path)}
      onBlur={() => onBlur(fieldPathId.$id, formData)}
    />
  )
}

function ChecksField(props: FieldProps<Record<string, boolean>>) {
  const { formData = {}, schema, onChange, onBlur, fieldPathId } = props
  return (
    <Stack role="group" gap="3" {...groupProps(props)}>
      {Object.entries(schema.properties ?? {}).map(([name, check]) => (
        <Checkbox
          key={name}
          checked={formData[name] === true}
          aria-invalid={(isWrong(props) && !formData[name]) || undefined}
          onChange={({ target }) => onChange({ ...formData, [name]: target.checked }, fieldPathId.path)}
          onBlur={() => onBlur(fieldPathId.$id, formData)}
        >
          {typeof check === 'object' && check.title}
        </Checkbox>
      ))}
    </Stack>
  )
}

// As the radio cards of choice.tsx, with checkboxes.
type Props<V> = {
  id: string
  options: RadioOption<V>[]
  values: readonly V[]
  onChange: (values: V[]) => void
  onBlur?: () => void
  'aria-labelledby': string
  'aria-describedby'?: string | undefined
  /** Stands on the boxes: a group of them has no such state. */
  invalid?: boolean | undefined
}

/** Any number of few things that deserve a sentence each. */
function CheckCards<V extends string | number>({ id, options, values, onChange, onBlur, invalid, ...aria }: Props<V>) {
  const toggle = (value: V, on: boolean) =>
    onChange(options.map((option) => option.value).filter((each) => (each === value ? on : values.includes(each))))
  return (
    <Cards role="group" id={id} onBlur={onBlur} {...aria}>
      {options.map((option) => (
        <ChoiceCard key={option.value} option={option}>
          <Box
            type="checkbox"
            checked={values.includes(option.value)}
            disabled={option.disabled}
            aria-invalid={(invalid && !option.disabled) || undefined}
            onChange={({ target }) => toggle(option.value, target.checked)}
          />
        </ChoiceCard>
      ))}
    </Cards>
  )
}
