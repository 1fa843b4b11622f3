import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { Skeleton } from './skeleton.tsx'

/** Hidden from screen readers: an empty heading would appear in their list of headings. */
export const TitlePending = () => (
  <>
    <VisuallyHidden>Loading</VisuallyHidden>
    <Skeleton w="200px" h="8" />
  </>
)
