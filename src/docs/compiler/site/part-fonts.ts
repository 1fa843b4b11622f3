/** A face that is fetched, as the first script of a page makes it. */
export interface Face {
  family: string
  weight: string
  /** File name, beside the style sheet. */
  file: string
}

/**
 * The sheet without the faces that are fetched, and those on their own. A browser may ask for the faces of a sheet again
 * whenever a script brings styles along; those that a script has made it keeps, whether or not the network is still there.
 */
export function partFonts(css: string): { style: string; fonts: string; faces: Face[] } {
  const fetched = [...css.matchAll(/@font-face\s*\{[^}]*url\([^}]*\}/g)].map(([face]) => face)
  return {
    style: fetched.reduce((rest, face) => rest.replace(face, ''), css),
    fonts: fetched.join('\n'),
    faces: fetched.map((face) => ({
      family: part(face, /font-family:\s*"?([^;"}]+)/),
      weight: part(face, /font-weight:\s*([^;}]+)/),
      file: part(face, /url\("?\.\/([^")]+)/),
    })),
  }
}

function part(face: string, pattern: RegExp): string {
  const [, found] = pattern.exec(face) ?? []
  if (!found) throw new Error(`A face of src/web/theme/fonts.css has no ${pattern}: ${face}`)
  return found
}
