import { chakra } from '@chakra-ui/react/styled-system'
import { useMemo } from 'react'
import { toHtml } from '#docs/page/pieces.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { jsonPieces } from './json-pieces.ts'

const Frame = chakra('div', {
  base: { position: 'relative', bg: 'sunken', borderWidth: '1px', borderColor: 'line', borderRadius: 'md', minW: '0' },
})
const Corner = chakra('div', { base: { position: 'absolute', top: '1', right: '1', bg: 'sunken', borderRadius: 'md' } })
const Text = chakra('pre', {
  base: {
    textStyle: 'mono',
    m: '0',
    p: '3',
    pr: '12',
    maxH: '420px',
    overflow: 'auto',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    '& .tok-key': { color: 'ink' },
    '& .tok-string': { color: 'live.fg' },
    '& .tok-number': { color: 'brand.fg' },
    '& .tok-constant': { color: 'suspended.fg' },
  },
})

/** A text of JSON in colours, or any other as it is. */
export function CodeView({ text, what }: { text: string; what: string }) {
  const html = useMemo(() => toHtml(jsonPieces(text)), [text])
  return (
    <Frame>
      <Text
        role="group"
        aria-label={what}
        tabIndex={0}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: toHtml escapes all that is not its own
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <Corner>
        <CopyButton text={text} what={what} />
      </Corner>
    </Frame>
  )
}
