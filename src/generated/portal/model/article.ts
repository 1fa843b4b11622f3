// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ArticleCategory } from './articleCategory.ts';

export interface Article {
  id: string;
  /** The name as it appears in URLs. */
  slug: string;
  name: string;
  /** Video shows the video, every other category the image. */
  category: ArticleCategory;
  /**
     * Address of the image; for a video, its poster.
     * @nullable
     */
  image: string | null;
  /**
     * The image in words.
     * @nullable
     */
  imageAltText: string | null;
  /**
     * Address of the embedded video.
     * @nullable
     */
  video: string | null;
  /**
     * Address of the words of the video, as WebVTT.
     * @nullable
     */
  captions: string | null;
  /** Sanitised HTML. */
  body: string;
  /** One or two sentences. */
  summary: string;
}
