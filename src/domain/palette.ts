/**
 * A warm paper, a blue-black ink, one ultramarine accent (primary action, current place, links) and five status hues,
 * always shown with text. Each entry is [light, dark]; dark values are chosen by hand, and
 * src/docs/page/theme/palette.test.ts checks AA contrast for every text pair.
 */
export const palette = {
  page: ['#F7F5F0', '#0F1216'],
  surface: ['#FFFEFC', '#15191F'],
  sunken: ['#EFECE5', '#0B0D11'],
  raised: ['#FFFFFF', '#1B2027'],
  hover: ['#F1EEE7', '#1F252D'],
  ink: ['#161A22', '#ECE9E2'],
  muted: ['#525864', '#AAB0BB'],
  subtle: ['#646A76', '#9299A5'],
  line: ['#E4E0D7', '#282E37'],
  lineStrong: ['#CFCABF', '#3C444F'],
  control: ['#858A93', '#6F7885'],
  brandSolid: ['#2A3FBF', '#97A5FF'],
  brandSolidHover: ['#2032A0', '#B0BAFF'],
  onBrand: ['#FFFFFF', '#0B0F26'],
  brandText: ['#2A3FBF', '#A7B3FF'],
  brandWash: ['#EBEDFA', '#1B2141'],
  brandLine: ['#B9C1EE', '#39447F'],
  dangerSolid: ['#B3261E', '#FF9D94'],
  dangerSolidHover: ['#931D16', '#FFB5AE'],
  onDanger: ['#FFFFFF', '#2B0805'],
  draftText: ['#474D59', '#BEC4CE'],
  draftWash: ['#EAE8E2', '#262C35'],
  draftLine: ['#CDC9BF', '#434B57'],
  pendingText: ['#7A4B00', '#F1C66D'],
  pendingWash: ['#FBF0D8', '#30260F'],
  pendingLine: ['#E4CB94', '#5C4A1F'],
  liveText: ['#0D5F3F', '#74D6A6'],
  liveWash: ['#E0F2E8', '#11301F'],
  liveLine: ['#A5D3BC', '#24583D'],
  rejectedText: ['#A1201A', '#FFA199'],
  rejectedWash: ['#FBE7E4', '#3B1916'],
  rejectedLine: ['#EBB8B2', '#6E302B'],
  suspendedText: ['#683191', '#D2ABF2'],
  suspendedWash: ['#F2E8F9', '#2C1C3A'],
  suspendedLine: ['#D3B8E6', '#553770'],
} as const

export type PaletteName = keyof typeof palette
