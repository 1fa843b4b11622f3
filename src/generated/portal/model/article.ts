// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export interface Article {
  id: string;
  /** The name as it stands in addresses. */
  slug: string;
  name: string;
  /** Video shows the video, every other category the image. */
  category: string;
  /**
     * Address of the image.
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
  /** Sanitised HTML. */
  body: string;
  /** One or two sentences. */
  summary: string;
}
