import { type LanguageId, languages } from '#docs/model/snippet.ts'
import { storedText } from './stored-text.ts'

/** One choice for all code samples. */
const stored = storedText('docs.language')
let initial: LanguageId = languages[0].id

/** Shown until the reader chooses another. Called before the page is rendered. */
export function setInitialLanguage(id: LanguageId) {
  initial = id
}

export const chooseLanguage: (id: LanguageId) => void = stored.set

export function useLanguage(): LanguageId {
  const id = stored.use()
  return languages.find((language) => language.id === id)?.id ?? initial
}
