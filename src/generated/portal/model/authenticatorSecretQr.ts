// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * The QR code as the path of an SVG picture.
 */
export type AuthenticatorSecretQr = {
  /**
     * Width and height of the picture, with its white border.
     * @minimum 1
     */
  size: number;
  /** The dark modules. */
  path: string;
};
