/** The code samples: their languages, and what is filled into them. */
export const languages = [
  { id: 'shell', label: 'cURL' },
  { id: 'javascript', label: 'JavaScript' },
  { id: 'typescript', label: 'TypeScript' },
  { id: 'python', label: 'Python' },
  { id: 'java', label: 'Java' },
  { id: 'csharp', label: 'C#' },
  { id: 'go', label: 'Go' },
  { id: 'php', label: 'PHP' },
  { id: 'ruby', label: 'Ruby' },
] as const

export type LanguageId = (typeof languages)[number]['id']

/** A code sample: highlighted text, and between it the places that follow what the reader chose or typed. */
export interface Snippet {
  language: LanguageId
  parts: (string | Hole)[]
}

/** `as` names the way the language writes the value there (valueWriters.ts knows them all). */
export type Hole = { as: string } & ({ hole: 'url' } | HeaderHole | BodyHole)

/** `absent`: what is sent where the caller names nothing; else the line is left out. */
export interface HeaderHole {
  hole: 'header'
  name: string
  absent?: string
}

/** `files`: parts of a multipart body that are files. `absent`: what stands for no body; else the line is left out. */
export interface BodyHole {
  hole: 'body'
  files?: string[]
  absent?: string
}

/**
 * What goes into the holes. A line whose header has no value is left out. A body is the text that is sent; of a multipart one
 * a JSON object of its parts, with names of files for files.
 */
export interface CallValues {
  url: string
  headers: Record<string, string>
  body: string | null
}
