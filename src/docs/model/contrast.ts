/** The least contrast of text by WCAG 2.2, level AA. */
export const textContrast = 4.5

/** Contrast of two colours, written as #RRGGBB, by WCAG 2.2: from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((value) => linear(value / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const linear = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

const channelsOf = (color: string): number[] => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))

/** The first colour with a share of the second, from 0 to 1. */
export function mix(one: string, other: string, share: number): string {
  const second = channelsOf(other)
  const mixed = channelsOf(one).map((value, at) => Math.round(value + ((second[at] ?? 0) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`.toUpperCase()
}
