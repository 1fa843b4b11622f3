import { Fragment } from 'react'

/** Before slashes, after other marks, and between a small and a capital letter or digits and a capital. */
const breaks = /(?<=[^/])(?=\/)|(?<=[_.:;,=|-])(?=\w)|(?<=[a-z\d])(?=[A-Z])/

/** A path or name that may wrap at its marks and case changes. Copied text does not contain the break opportunities. */
export function Breakable({ text }: { text: string }) {
  return text
    .split(/(\s+)/)
    .flatMap((word) => (word.length > SHORT ? word.split(breaks) : [word]))
    .map((part, index, parts) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
      <Fragment key={index}>
        {index > 0 && !/\s/.test(`${parts[index - 1]}${part}`) && <wbr />}
        {part}
      </Fragment>
    ))
}

/** Shorter words need no break opportunity. */
const SHORT = 14
