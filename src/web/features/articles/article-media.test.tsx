import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Article } from '#generated/portal/model/article.ts'
import { Providers } from '#tests/support/show-page.tsx'
import { ArticleMedia } from './article-media.tsx'

const clip: Article = {
  id: '15',
  slug: 'a-first-charge',
  name: 'A first charge',
  category: 'Video',
  summary: 'Watch it.',
  image: '/articles/a-first-charge.svg',
  imageAltText: 'A phone beside an answer',
  video: '/articles/a-first-charge.webm',
  captions: '/articles/a-first-charge.vtt',
  body: '',
}

const show = (article: Article) => render(<ArticleMedia {...article} />, { wrapper: Providers }).container

it('plays a video with its image as poster', () => {
  const video = show(clip).querySelector('video')
  expect(video?.getAttribute('poster')).toBe(clip.image)
  expect(video?.querySelector('source')?.getAttribute('type')).toBe('video/webm')
  expect(screen.queryByRole('img')).toBeNull()
})

it('shows the image of a video that has no file', () => {
  const shown = show({ ...clip, video: null, captions: null })
  expect(shown.querySelector('video')).toBeNull()
  expect(screen.getByRole('img', { name: 'A phone beside an answer' }).getAttribute('src')).toBe(clip.image)
})

it('shows nothing without image and video', () => {
  expect(show({ ...clip, video: null, captions: null, image: null, imageAltText: null }).childElementCount).toBe(0)
})
