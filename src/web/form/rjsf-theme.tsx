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
  const { widget, group, aboveControl } = getUiOptions(uiSchema)
  if (hidden || (schema.type === 'object' && !displayLabel && !group)) return children
  // Where no field is required, 'optional' is omitted.
  const plain = readonly || !registry.rootSchema.required?.length
  return (
    <Field
      id={id}
      label={schema.type === 'boolean' || widget === 'checkbox' ? undefined : label}
      help={rawHelp}
      error={rawErrors?.[0]}
      required={plain ? undefined : (required ?? false)}
      group={group === true || widget === 'radio'}
    >
      {typeof aboveControl === 'function' && aboveControl()}
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

/** rjsf requires these templates; FieldTemplate renders all of them. */
const unused = {
  DescriptionFieldTemplate: Nothing,
  FieldHelpTemplate: Nothing,
  FieldErrorTemplate: Nothing,
  TitleFieldTemplate: Nothing,
  ErrorListTemplate: Nothing,
}

/** Our widgets and templates for rjsf, with its default fields. */
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
