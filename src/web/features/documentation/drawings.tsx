import { Illustration } from '#web/ui/empty-state.tsx'

/** A phone bill and a coin. */
const billing = (
  <g transform="translate(-34)">
    <path d="M44 10h40a8 8 0 0 1 8 8v72a8 8 0 0 1-8 8H44a8 8 0 0 1-8-8V18a8 8 0 0 1 8-8zM58 20h12" />
    <path d="M48 38h20M48 52h32M48 66h26M48 80h14" strokeDasharray="3 6" />
    <path data-accent d="M128 40a16 16 0 1 1-32 0 16 16 0 0 1 32 0zM112 32v16M106 40h12" />
    <path data-accent d="M112 64v14H84m8-7-8 7 8 7" />
  </g>
)

/** A wallet in dashed lines: coming soon. */
const wallet = (
  <g transform="translate(-32)">
    <path
      d="M42 34h82a8 8 0 0 1 8 8v46a8 8 0 0 1-8 8H44a10 10 0 0 1-10-10V42M124 34V22a6 6 0 0 0-7.5-5.8L40 34a6 6 0 0 0-6 8"
      strokeDasharray="3 6"
    />
    <path data-accent d="M132 54h-20a11 11 0 0 0 0 22h20M112 65h.1" />
  </g>
)

/** A document with one line ticked. */
const pages = (
  <g transform="translate(-38)">
    <path d="M40 14h56l24 24v58H40zM96 14v24h24" />
    <path d="M54 52h50M54 80h36" strokeDasharray="3 6" />
    <path data-accent d="m54 66 4 4 8-8M72 66h30" />
  </g>
)

/** In the style of ui/empty-state.tsx. */
const drawings = { billing, wallet, pages }

export type DrawingName = keyof typeof drawings

export const ProductDrawing = ({ name }: { name: DrawingName }) => <Illustration drawing={drawings[name]} />
