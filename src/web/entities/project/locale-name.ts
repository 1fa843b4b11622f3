const languages = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' })

/** 'English (Singapore)' for 'en-SG'. */
export const localeName = (locale: string) => languages.of(locale) ?? locale
