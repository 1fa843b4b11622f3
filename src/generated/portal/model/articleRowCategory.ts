// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * Video shows the video, every other category the image.
 */
export type ArticleRowCategory = typeof ArticleRowCategory[keyof typeof ArticleRowCategory];


export const ArticleRowCategory = {
  Integration_guides: 'Integration guides',
  Product: 'Product',
  Security: 'Security',
  Video: 'Video',
} as const;
