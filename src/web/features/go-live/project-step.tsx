import type { UiSchema } from '@rjsf/utils'
import { useSuspenseQuery } from '@tanstack/react-query'
import { messages } from '#domain/messages.ts'
import { GoLiveProjectLocale } from '#generated/portal/model/goLiveProjectLocale.ts'
import type { Provider } from '#generated/portal/model/provider.ts'
import { configQueries } from '#web/api/config-queries.ts'
import { FormShell } from '#web/form/form-shell.tsx'
import { bindings } from './bindings.ts'
import { ChecksField, ProvidersField } from './project-fields.tsx'
import { BackButton, StepHead } from './step-frame.tsx'
import type { StepProps } from './step-props.ts'

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

/** An operator by its country, since that is what a partner chooses. */
const operatorCard = ({ code, name, country, currency, offered }: Provider) => ({
  value: code,
  label: country ?? name,
  description: [country && name, currency].filter(Boolean).join(' · '),
  disabled: !offered,
  ...(!offered && { note: messages.projects.comingSoon }),
})

export function ProjectStep({ initial, pending, problem, onType, onForward, onBack }: StepProps<'project'>) {
  const { data } = useSuspenseQuery(configQueries.all())
  return (
    <>
      <StepHead title="Project" note="Where your service is sold, and which servers may call for it." />
      <FormShell
        binding={bindings.project}
        uiSchema={uiSchema}
        initial={initial}
        pending={pending}
        problem={problem}
        submitLabel="Next"
        choices={{ providers: data.PROVIDER.map(operatorCard), locale: locales }}
        onChange={onType}
        onSubmit={onForward}
        secondary={<BackButton disabled={pending} onBack={onBack} />}
      />
    </>
  )
}
