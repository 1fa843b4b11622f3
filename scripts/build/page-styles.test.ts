import { expect, it } from 'vitest'
import { emotionMarkers, withThemeOfDevice } from './page-styles.ts'

it('names class rules and global rules in empty style elements', () => {
  const css = { abc: '.css-abc{color:red;}', glo: '@layer reset{html{margin:0;}}' }
  expect(emotionMarkers(css)).toBe(
    '<style data-emotion="css-global glo"></style><style data-emotion="css abc"></style>',
  )
})

it('adds a media query for the dark theme where no theme is set', () => {
  expect(withThemeOfDevice('@layer tokens{[data-theme=dark]{--page:#000;}}')).toBe(
    '@layer tokens{[data-theme=dark]{--page:#000;}@media (prefers-color-scheme:dark){html:not([data-theme]){--page:#000;}}}',
  )
})
