// Chakra's Text joins lines.
import { Text, type TextProps } from '@chakra-ui/react/text'

/** Text that a person typed, with its line breaks. */
export const TypedText = (props: TextProps) => <Text whiteSpace="pre-line" overflowWrap="anywhere" {...props} />
