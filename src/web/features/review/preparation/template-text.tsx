import { chakra } from '@chakra-ui/react/styled-system'
import { measureSms } from '#domain/sms-segments.ts'
import { dynamicNames, fillTemplate, piecesOf } from '#domain/sms-template.ts'
import { samplePassword, samplesFor } from './samples.ts'
import { sizeWords } from './size-words.ts'

const Root = chakra('div', { base: { minW: '0', flex: '1' } })
const Words = chakra('p', { base: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxW: 'prose' } })
const Mark = chakra('mark', {
  base: { textStyle: 'mono', color: 'brand.fg', bg: 'brand.wash', borderRadius: 'sm', px: '1' },
})
const Size = chakra('p', { base: { mt: '1', color: 'muted', textStyle: 'caption' } })

/** A template as it is stored, what changes from message to message set off, and what a filled one costs. */
export function TemplateText({ text }: { text: string }) {
  const filled = fillTemplate(text, samplesFor(dynamicNames(text)), samplePassword)
  return (
    <Root>
      <Words>
        <Marked text={text} />
      </Words>
      <Size>{sizeWords(measureSms(filled))}</Size>
    </Root>
  )
}

function Marked({ text }: { text: string }) {
  let read = 0
  return piecesOf(text).map((piece) => {
    const at = read
    read += piece.text.length
    return piece.kind === 'text' ? piece.text : <Mark key={at}>{piece.text}</Mark>
  })
}
