// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * A piece of plain text, and whether it matches the search.
 */
export interface TextPiece {
  text: string;
  match: boolean;
}
