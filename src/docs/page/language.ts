import { type LanguageId, languages, type Snippet } from '#docs/model/snippet.ts'
import { storedText } from './stored-text.ts'

/** One choice for all code samples. */
const stored = storedText('docs.language')
let initial: LanguageId = languages[0].id

/** Shown until the reader chooses another. Called before the page is rendered. */
export function setInitialLanguage(id: LanguageId) {
  initial = id
}

export const chooseLanguage: (id: LanguageId) => void = stored.set

/** The sample in the chosen language, else the first one, and the languages to choose from. */
export function useSnippet(snippets: Snippet[]) {
  const chosen = stored.use()
  const language = languages.find(({ id }) => id === chosen)?.id ?? initial
  return {
    snippet: snippets.find((each) => each.language === language) ?? snippets[0],
    options: languages
      .filter(({ id }) => snippets.some((each) => each.language === id))
      .map(({ id, label }) => ({ value: id, label })),
  }
}
