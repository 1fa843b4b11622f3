import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { Skeleton } from './skeleton.tsx'

/** A heading without words would be an empty place in a screen reader's list of headings. */
export const TitlePending = () => (
  <>
    <VisuallyHidden>Loading</VisuallyHidden>
    <Skeleton w="200px" h="8" />
  </>
)
