// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * Video shows the video, every other category the image.
 */
export type ArticleCategory = typeof ArticleCategory[keyof typeof ArticleCategory];


export const ArticleCategory = {
  Integration_guides: 'Integration guides',
  Product: 'Product',
  Security: 'Security',
  Video: 'Video',
} as const;
