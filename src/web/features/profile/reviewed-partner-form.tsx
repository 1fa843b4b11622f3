import type { UiSchema } from '@rjsf/utils'
import { useListProjects } from '#generated/portal/client/projects.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { FurtherFields } from '#web/entities/review-notes/further-fields.tsx'
import { reviewedUiSchema } from '#web/entities/review-notes/reviewed-form.tsx'
import { ReviewContext, useFurtherFields } from '#web/entities/review-notes/use-further-fields.ts'
import { type FormSection, isSections } from '#web/form/form-sections.tsx'
import { companyNote, PartnerForm, type PartnerFormProps } from './partner-form.tsx'
import { pointerOf } from './profile-entry.ts'

/** The form while reviews ask for some of its fields, with their notes. */
export function ReviewedPartnerForm({ requested, ...form }: PartnerFormProps & { requested: readonly string[] }) {
  const { data } = useListProjects(wholeList)
  const asking = data?.items.filter(({ changesRequestedOn }) => changesRequestedOn) ?? []
  const review = useFurtherFields({ projectIds: asking.map(({ id }) => id), requested })
  return (
    <ReviewContext value={review}>
      <PartnerForm
        {...form}
        arrange={(shown) => withFurtherFields(reviewedUiSchema({ ...shown, review, pointerOf }))}
      />
    </ReviewContext>
  )
}

/** Above the fields of each section, how to open closed ones. */
function withFurtherFields(uiSchema: UiSchema): UiSchema {
  const { sections, ...options } = uiSchema['ui:options'] ?? {}
  if (!isSections(sections)) return uiSchema
  return { ...uiSchema, 'ui:options': { ...options, sections: sections.map(withFurther) } }
}

function withFurther({ note, ...section }: FormSection): FormSection {
  const pointers = section.fields.flatMap((name) => pointerOf(name) ?? [])
  return {
    ...section,
    ...(note !== companyNote && { note }),
    above: () => <FurtherFields title={section.title} fields={[...new Set(pointers)]} />,
  }
}
