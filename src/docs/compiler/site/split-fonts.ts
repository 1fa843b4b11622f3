/** A web font that the first script of a page loads. */
export interface Face {
  family: string
  weight: string
  /** File name beside the style sheet; on a page, the URL from there. */
  file: string
}

/**
 * Separates web fonts from the style sheet. Browsers may request fonts of a sheet again when scripts add styles; fonts
 * created by a script stay loaded, also without network.
 */
export function splitFonts(css: string): { style: string; fonts: string; faces: Face[] } {
  const fetched = [...css.matchAll(/@font-face\s*\{[^}]*url\([^}]*\}/g)].map(([face]) => face)
  return {
    style: fetched.reduce((rest, face) => rest.replace(face, ''), css),
    fonts: fetched.join('\n'),
    faces: fetched.map((face) => ({
      family: descriptorOf(face, /font-family:\s*"?([^;"}]+)/),
      weight: descriptorOf(face, /font-weight:\s*([^;}]+)/),
      file: descriptorOf(face, /url\("?\.\/([^")]+)/),
    })),
  }
}

function descriptorOf(face: string, pattern: RegExp): string {
  const [, found] = pattern.exec(face) ?? []
  if (!found) throw new Error(`A face of src/docs/page/theme/fonts.css has no ${pattern}: ${face}`)
  return found
}
