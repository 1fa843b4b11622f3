import { chakra } from '@chakra-ui/react/styled-system'
import type { Article } from '#generated/portal/model/article.ts'

const frame = {
  display: 'block',
  w: '100%',
  bg: 'surface',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'lg',
} as const
const Picture = chakra('img', { base: { ...frame, h: { base: '180px', md: '240px' }, p: '6', objectFit: 'contain' } })
const Video = chakra('video', { base: { ...frame, aspectRatio: '16 / 9', objectFit: 'contain' } })

/** A video where the article is one, otherwise its image. */
export function ArticleMedia({ name, category, image, imageAltText, video, captions }: Article) {
  if (category === 'Video' && video) {
    return (
      <Video controls playsInline preload="metadata" aria-label={name} poster={image ?? undefined}>
        <source src={video} type={typeOf(video)} />
        {captions && <track default kind="captions" src={captions} srcLang="en" label="English" />}
      </Video>
    )
  }
  return image && <Picture src={image} alt={imageAltText ?? ''} />
}

const typeOf = (address: string) => (address.endsWith('.mp4') ? 'video/mp4' : 'video/webm')
