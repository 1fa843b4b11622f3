import type { ThemeProps } from '@rjsf/core'
import { type FieldTemplateProps, getUiOptions, type ObjectFieldTemplateProps } from '@rjsf/utils'
import { Field } from '#web/ui/field.tsx'
import { FormSections, isSections } from './form-sections.tsx'
import {
  CheckboxWidget,
  CodeWidget,
  EmailWidget,
  HiddenWidget,
  PasswordWidget,
  RadioWidget,
  SelectWidget,
  TextareaWidget,
  TextWidget,
} from './widgets.tsx'

/** Groups carry their name as text: a `<label>` can point at one control only. A field of its own says it in its options. */
const groups = ['radio']

function FieldTemplate({
  id,
  label,
  children,
  rawErrors,
  rawHelp,
  required,
  hidden,
  readonly,
  displayLabel,
  schema,
  uiSchema,
  registry,
}: FieldTemplateProps) {
  const { widget, group } = getUiOptions(uiSchema)
  const bare = hidden || (schema.type === 'object' && !displayLabel && !group)
  if (bare) return children
  // Where nothing is required, 'optional' on every line would say nothing.
  const plain = readonly || !registry.rootSchema.required?.length
  return (
    <Field
      id={id}
      label={schema.type === 'boolean' || widget === 'checkbox' ? undefined : label}
      help={rawHelp}
      error={rawErrors?.[0]}
      required={plain ? undefined : (required ?? false)}
      group={group === true || (typeof widget === 'string' && groups.includes(widget))}
    >
      {children}
    </Field>
  )
}

const ObjectFieldTemplate = ({ properties, uiSchema }: ObjectFieldTemplateProps) => {
  const { sections } = getUiOptions(uiSchema)
  return isSections(sections) ? (
    <FormSections sections={sections} properties={properties} />
  ) : (
    properties.map(({ content }) => content)
  )
}

const Nothing = () => null

/** rjsf asks for these parts; ours are all drawn by FieldTemplate, in one place. */
const unused = {
  DescriptionFieldTemplate: Nothing,
  FieldHelpTemplate: Nothing,
  FieldErrorTemplate: Nothing,
  TitleFieldTemplate: Nothing,
  ErrorListTemplate: Nothing,
}

/** Our controls and layout for rjsf. Its own fields, which hold the logic, stay. */
export const rjsfTheme: ThemeProps = {
  templates: { ...unused, FieldTemplate, ObjectFieldTemplate },
  widgets: {
    TextWidget,
    EmailWidget,
    PasswordWidget,
    TextareaWidget,
    HiddenWidget,
    SelectWidget,
    RadioWidget,
    CheckboxWidget,
    code: CodeWidget,
  },
}
