import { expect, it } from 'vitest'
import { type Manifest, partsOf } from './page-parts.ts'

const route = (file: string) => `routes/${file}.tsx?tsr-split=component---loader`
const manifest: Manifest = {
  'index.html': { file: 'entry.js', isEntry: true, imports: ['_kit.js'] },
  '_lib.js': { file: 'lib.js' },
  '_kit.js': { file: 'kit.js', imports: ['_lib.js'] },
  [route('_public')]: { file: 'public.js', imports: ['_kit.js'] },
  [route('_public/our-solutions.index')]: { file: 'solutions.js', imports: ['index.html', '_story.js'] },
  [route('_public/article.$id.$articleSlug')]: { file: 'article.js' },
  [route('_public/[_]contact')]: { file: 'contact.js' },
  '_story.js': { file: 'story.js', imports: ['_lib.js'] },
}

it('names every part after those it imports, and the one that starts the application last', () => {
  expect(partsOf(['__root__', '/_public', '/_public/our-solutions/'], manifest)).toEqual([
    '/lib.js',
    '/kit.js',
    '/public.js',
    '/story.js',
    '/solutions.js',
    '/entry.js',
  ])
})

it('finds routes with parameters and with a name that begins with an underscore', () => {
  expect(partsOf(['/_public/article/$id/$articleSlug'], manifest)).toContain('/article.js')
  expect(partsOf(['/_public/_contact'], manifest)).toContain('/contact.js')
})
