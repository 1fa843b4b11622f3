import { Box } from '@chakra-ui/react/box'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { measureSms } from '#domain/sms-segments.ts'
import { dynamicNames, fillTemplate, piecesOf } from '#domain/sms-template.ts'
import { samplePassword, samplesFor } from './samples.ts'
import { sizeWords } from './size-words.ts'

/** A template as it is stored, what changes from message to message set off, and what a filled one costs. */
export function TemplateText({ text }: { text: string }) {
  const filled = fillTemplate(text, samplesFor(dynamicNames(text)), samplePassword)
  return (
    <Box minW="0" flex="1">
      <Text whiteSpace="pre-wrap" overflowWrap="anywhere" maxW="prose">
        <Marked text={text} />
      </Text>
      <Text mt="1" color="muted" textStyle="caption">
        {sizeWords(measureSms(filled))}
      </Text>
    </Box>
  )
}

function Marked({ text }: { text: string }) {
  let read = 0
  return piecesOf(text).map((piece) => {
    const at = read
    read += piece.text.length
    return piece.kind === 'text' ? (
      piece.text
    ) : (
      <chakra.mark textStyle="mono" color="brand.fg" bg="brand.wash" borderRadius="sm" px="1" key={at}>
        {piece.text}
      </chakra.mark>
    )
  })
}
