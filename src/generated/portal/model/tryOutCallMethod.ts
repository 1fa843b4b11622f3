// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export type TryOutCallMethod = typeof TryOutCallMethod[keyof typeof TryOutCallMethod];


export const TryOutCallMethod = {
  GET: 'GET',
  PUT: 'PUT',
  POST: 'POST',
  DELETE: 'DELETE',
  OPTIONS: 'OPTIONS',
  HEAD: 'HEAD',
  PATCH: 'PATCH',
} as const;
