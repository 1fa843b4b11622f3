import { chakra } from '@chakra-ui/react/styled-system'

/** What is for sale in each example, as it lies on the shelf; the frame is the part of the shelf it lies in. */
const goods = {
  music: {
    frame: '40 38 66 56',
    strokes: <path d="M60 88V52l28-8v36M60 88a8 8 0 1 1-10-8 8 8 0 0 1 10 8zM88 80a8 8 0 1 1-10-8 8 8 0 0 1 10 8z" />,
  },
  game: {
    frame: '112 42 98 48',
    strokes: (
      <path d="M126 52h60a10 10 0 0 1 10 10v14a12 12 0 0 1-22 6l-4-6h-28l-4 6a12 12 0 0 1-22-6V62a10 10 0 0 1 10-10zM136 60v12m-6-6h12M174 66h.1m9.900-4h.1" />
    ),
  },
  parking: { frame: '226 38 52 56', strokes: <path d="M232 88V44h40v44M244 80V54h10a7 7 0 0 1 0 14h-10" /> },
  newspaper: {
    frame: '46 114 76 60',
    strokes: <path d="M52 120h64v48H52zM62 132h20v16H62zM90 132h16M90 142h16M62 158h44" />,
  },
  code: {
    frame: '128 124 80 50',
    strokes: <path d="M134 132h68v36h-68zM152 150h.1m15.900 0h.1m15.900 0h.1" />,
  },
}

export type Good = keyof typeof goods

/** A shelf with all of them, one place still free. */
export const shelf = (
  <>
    <path d="M28 96h264M28 176h264M40 96v-8m240 8v-8M40 176v-8m240 8v-8" />
    {Object.entries(goods).map(([name, { strokes }]) => (
      <g key={name}>{strokes}</g>
    ))}
    <path data-accent d="M216 120h52v48h-52z" strokeDasharray="3 6" />
    <path data-accent d="M242 134v20m-10-10h20" />
  </>
)

const Frame = chakra('svg', { base: { w: 'auto', h: '16', mt: '5', color: 'brand.fg' } })

export const GoodDrawing = ({ good }: { good: Good }) => (
  <Frame
    viewBox={goods[good].frame}
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    {goods[good].strokes}
  </Frame>
)
