import { useListProjects } from '#generated/portal/client/projects.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { reviewedUiSchema } from '#web/entities/review-notes/reviewed-form.tsx'
import { ReviewContext, useFurtherFields } from '#web/entities/review-notes/use-further-fields.ts'
import { PartnerForm, type PartnerFormProps } from './partner-form.tsx'
import { pointerOf } from './profile-entry.ts'

/** The form while reviews ask for some of its fields, with their notes. */
export function ReviewedPartnerForm({ requested, ...form }: PartnerFormProps & { requested: readonly string[] }) {
  const { data } = useListProjects(wholeList)
  const asking = data?.items.filter(({ changesRequestedOn }) => changesRequestedOn) ?? []
  const review = useFurtherFields({ projectIds: asking.map(({ id }) => id), requested })
  return (
    <ReviewContext value={review}>
      <PartnerForm {...form} arrange={(shown) => reviewedUiSchema({ ...shown, review, pointerOf })} />
    </ReviewContext>
  )
}
