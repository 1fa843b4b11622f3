import { Skeleton } from './skeleton.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

/** A heading without words would be an empty place in a screen reader's list of headings. */
export const TitlePending = () => (
  <>
    <VisuallyHidden>Loading</VisuallyHidden>
    <Skeleton w="200px" h="8" />
  </>
)
